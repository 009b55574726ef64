import { UnderstandScreen } from "../../../features/understand/understand-screen.tsx";

export default function Page() {
  return <UnderstandScreen />;
}
