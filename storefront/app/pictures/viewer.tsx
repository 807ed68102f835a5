import { useState } from "react";
import { useTranslations } from "use-intl";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { Tooltip } from "#app/design/overlays/tooltip.tsx";
import { heightOf, pictureAddress } from "./address.ts";
import type { GalleryPicture } from "./gallery.tsx";

interface ViewerProps {
  pictures: GalleryPicture[];
  shown: number;
  show: (index: number) => void;
  close: () => void;
}

/** One picture as large as the window, or twice that and to be moved about by scrolling. */
export function Viewer({ pictures, shown, show, close }: ViewerProps) {
  const t = useTranslations("pictures");
  const texts = useInterfaceTexts();
  const [enlarged, setEnlarged] = useState(false);
  const current = pictures[shown];
  if (!current) return null;
  const step = (by: number) => show((shown + by + pictures.length) % pictures.length);
  const control =
    "grid min-h-12 min-w-12 place-items-center rounded-full border border-edge px-4 hover:border-accent hover:text-accent";
  return (
    <div className="flex h-full flex-col">
      {/* Can be scrolled by keys, therefore it takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={current.text} tabIndex={0} className="min-h-0 flex-1 overflow-auto">
        <img
          src={pictureAddress(current.source, 1536, "webp")}
          width={1536}
          height={heightOf(1536)}
          alt={current.text}
          className={
            enlarged ? "h-auto w-[200vw] max-w-none lg:w-[150vw]" : "size-full object-contain"
          }
        />
      </section>
      <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line p-3">
        {pictures.length > 1 && (
          <>
            <Tooltip text={texts.previous}>
              <button
                type="button"
                className={control}
                onClick={() => step(-1)}
                aria-label={texts.previous}
                lang={texts.language}
              >
                <span className="rtl:-scale-x-100">←</span>
              </button>
            </Tooltip>
            <p aria-live="polite" className="text-small tabular-nums">
              {t("position", { number: shown + 1, count: pictures.length })}
            </p>
            <Tooltip text={texts.next}>
              <button
                type="button"
                className={control}
                onClick={() => step(1)}
                aria-label={texts.next}
                lang={texts.language}
              >
                <span className="rtl:-scale-x-100">→</span>
              </button>
            </Tooltip>
          </>
        )}
        <button
          type="button"
          className={control}
          aria-pressed={enlarged}
          onClick={() => setEnlarged(!enlarged)}
        >
          {t("zoom")}
        </button>
        <button type="button" className={control} onClick={close} lang={texts.language}>
          {texts.close}
        </button>
      </div>
    </div>
  );
}
