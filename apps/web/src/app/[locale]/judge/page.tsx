import { JudgeScreen } from "../../../features/judge/judge-screen.tsx";

export default function Page() {
  return <JudgeScreen />;
}
