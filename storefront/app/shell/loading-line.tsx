import { useNavigation } from "react-router";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { Progress } from "../design/progress.tsx";

/** Along the upper edge of the window while a page is on its way, when that takes longer than 200 ms. */
export function LoadingLine() {
  const { loading, language } = useInterfaceTexts();
  if (useNavigation().state === "idle") return null;
  return (
    <Progress label={loading} lang={language} className="seen-late fixed inset-x-0 top-0 z-40" />
  );
}
