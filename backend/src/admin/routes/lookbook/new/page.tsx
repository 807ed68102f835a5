import { FramePage } from "../../../content/lookbook/frame-page";

export default function NewFramePage() {
  return <FramePage />;
}
