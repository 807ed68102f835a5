import { FramePage } from "../../../lookbook/frame-page";

export default function NewFramePage() {
  return <FramePage />;
}
