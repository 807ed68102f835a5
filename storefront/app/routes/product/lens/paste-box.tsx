import type { PrescriptionReading } from "@landolt/optics";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import type { ReadingTarget } from "./lens-values.ts";

const load = () => import("./understood.tsx");
/** What reads a prescription weighs more than the rest of the form, and few paste one. */
const Understood = import.meta.env.SSR
  ? (await load()).Understood
  : lazy(async () => ({ default: (await load()).Understood }));

interface PasteBoxProps {
  /** Text the visitor has already asked to be read. */
  asked: string | undefined;
  onUse: (reading: PrescriptionReading, target: ReadingTarget) => void;
}

/** Reads what is pasted from a box or a prescription, shows it, and puts it in only when a button is pressed. */
export function PasteBox({ asked, onUse }: PasteBoxProps) {
  const t = useTranslations("lens.paste");
  const id = useId();
  // The field keeps its text by itself, so that what is pasted before the page's program runs is read, too.
  const field = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState(asked);
  return (
    <details open={asked !== undefined} className="border-y border-line py-4">
      <summary className="link w-fit font-semibold">{t("title")}</summary>
      <p className="mt-3 max-w-measure text-small text-quiet">{t("text")}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold">
        {t("label")}
      </label>
      <textarea
        id={id}
        name="prescription"
        rows={3}
        ref={field}
        defaultValue={asked}
        onFocus={load}
        autoComplete="off"
        spellCheck={false}
        placeholder="BC 8.6 DIA 14.5 PWR -2.75"
        className="w-full rounded-surface border border-edge bg-raised px-3.5 py-2.5 placeholder:text-quiet"
      />
      <Button
        look="quiet"
        name="intent"
        value="read"
        className="mt-3"
        onClick={(event) => {
          event.preventDefault();
          setRead(field.current?.value);
        }}
      >
        {t("read")}
      </Button>
      <div aria-live="polite">
        {read?.trim() && (
          <Suspense fallback={null}>
            <Understood text={read} focus={asked !== undefined} onUse={onUse} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
