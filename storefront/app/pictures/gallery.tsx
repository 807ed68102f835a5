import { type MouseEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useInterfaceTexts } from "../design/interface.tsx";
import { Studio } from "../design/studio.tsx";
import { Tooltip } from "../design/tooltip.tsx";
import { heightOf, type PictureSource, pictureAddress } from "./address.ts";
import { Picture } from "./picture.tsx";

export interface GalleryPicture {
  source: PictureSource;
  /** What is seen. */
  text: string;
}

/**
 * Pictures of one thing, the first of them large. Each leads to itself at full size; with JavaScript
 * it is opened above the page, where it can be moved about and enlarged.
 */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const t = useTranslations("pictures");
  const [shown, setShown] = useState(0);
  const viewer = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
    viewer.current?.showModal();
  };
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {pictures.map(({ source, text }, index) => (
          <li key={source.path} className={index === 0 ? "col-span-2" : undefined}>
            <a
              href={pictureAddress(source, 1536, "webp")}
              onClick={(event) => open(event, index)}
              className={`group relative block ${index === 0 ? "product-picture" : ""}`}
            >
              <Studio className="aspect-4/3">
                <Picture
                  source={source}
                  alt={text}
                  priority={index === 0}
                  sizes={
                    index === 0
                      ? "(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 100vw"
                      : "(min-width: 64rem) 22rem, 50vw"
                  }
                  className="size-full object-cover"
                />
              </Studio>
              <span className="sr-only">{t("enlarge")}</span>
              <span
                aria-hidden="true"
                className="absolute end-3 bottom-3 grid size-10 place-items-center rounded-full bg-paper text-2 leading-none text-ink opacity-85 group-hover:opacity-100"
              >
                +
              </span>
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={viewer}
        aria-label={t("viewer")}
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink"
      >
        <Viewer
          pictures={pictures}
          shown={shown}
          show={setShown}
          close={() => viewer.current?.close()}
        />
      </dialog>
    </>
  );
}

interface ViewerProps {
  pictures: GalleryPicture[];
  shown: number;
  show: (index: number) => void;
  close: () => void;
}

/** One picture as large as the window, or twice that and to be moved about by scrolling. */
function Viewer({ pictures, shown, show, close }: ViewerProps) {
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
        <button type="button" className={control} onClick={close}>
          {texts.close}
        </button>
      </div>
    </div>
  );
}
