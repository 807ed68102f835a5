import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Studio } from "../design/studio.tsx";
import { type PictureSource, pictureAddress } from "./address.ts";
import { Picture } from "./picture.tsx";

export interface GalleryPicture {
  source: PictureSource;
  /** What is seen. */
  text: string;
}

type Viewer = typeof import("./viewer.tsx").Viewer;

/**
 * Pictures of one thing, the first of them large. Each leads to itself at full size; with JavaScript
 * it is opened above the page, where it can be moved about and enlarged.
 */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const t = useTranslations("pictures");
  const [shown, setShown] = useState(0);
  const box = useRef<HTMLDialogElement>(null);
  const { Viewer, load } = useViewer();
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setShown(index);
    if (await load()) box.current?.showModal();
    else window.location.assign(href);
  };
  const soon = () => void load();
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {pictures.map(({ source, text }, index) => (
          <li key={source.path} className={index === 0 ? "col-span-2" : undefined}>
            <a
              href={pictureAddress(source, 1536, "webp")}
              onPointerEnter={soon}
              onFocus={soon}
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
        ref={box}
        aria-label={t("viewer")}
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink"
      >
        {Viewer && (
          <Viewer
            pictures={pictures}
            shown={shown}
            show={setShown}
            close={() => box.current?.close()}
          />
        )}
      </dialog>
    </>
  );
}

/** What shows a picture above the page, from the first sign that somebody is about to ask for it. */
function useViewer() {
  const [Viewer, setViewer] = useState<Viewer>();
  /** Whether it is there, and in the page. */
  const load = async () => {
    if (Viewer) return true;
    try {
      const part = await import("./viewer.tsx");
      // What opens its box looks for something in it to focus.
      flushSync(() => setViewer(() => part.Viewer));
      return true;
    } catch {
      return false;
    }
  };
  return { Viewer, load };
}
