import { PictureScreen } from "../../../features/picture/picture-screen.tsx";

export default function Page() {
  return <PictureScreen />;
}
