import { PlayScreen } from "../../features/play/play-screen.tsx";

export default function Page() {
  return <PlayScreen />;
}
