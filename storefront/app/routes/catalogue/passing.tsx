import { lazy, useState } from "react";
import { Button } from "#app/design/button.tsx";
import { LateContent } from "#app/design/delayed-fallback.tsx";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { ToastRegion, toasts } from "#app/design/overlays/toasts/toast-region.tsx";
import { Tooltip } from "#app/design/overlays/tooltip.tsx";
import { Progress } from "#app/design/progress.tsx";

/** Milliseconds after which the late content is there. */
const lateness = 1_500;

const Late = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, lateness));
  return { default: () => <p>Here it is.</p> };
});

/** What comes and goes: toasts, tooltips, progress, late content. */
export function Passing() {
  const texts = useInterfaceTexts();
  const [value, setValue] = useState(40);
  const [late, setLate] = useState(false);
  const add = () => toasts.add({ text: texts.notifications });
  const addWithAction = () =>
    toasts.add({ text: texts.loading, action: { label: texts.previous, run: add } });
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="button" onClick={add}>
          A toast
        </Button>
        <Button type="button" look="quiet" onClick={addWithAction}>
          A toast with an action
        </Button>
        {[
          { name: texts.previous, sign: "←" },
          { name: texts.next, sign: "→" },
        ].map(({ name, sign }) => (
          <Tooltip key={name} text={name}>
            <Button type="button" look="quiet" aria-label={name}>
              <span className="rtl:-scale-x-100">{sign}</span>
            </Button>
          </Tooltip>
        ))}
      </div>
      <Progress label={texts.loading} />
      <Progress label={texts.loading} value={value} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="button" look="quiet" onClick={() => setValue((value + 20) % 120)}>
          {value} of 100
        </Button>
        <Button type="button" look="quiet" onClick={() => setLate(true)}>
          Late content
        </Button>
        {late && (
          <LateContent fallback={<p>{texts.loading}</p>}>
            <Late />
          </LateContent>
        )}
      </div>
      <div aria-live="polite">
        <ToastRegion />
      </div>
    </>
  );
}
