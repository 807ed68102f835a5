import { type ReactNode, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { FrameDrawing } from "#app/design/drawings/frame-drawing.tsx";
import { framePaints } from "#app/design/drawings/frame-paints.ts";
import { FrameScale } from "#app/design/drawings/frame-scale.tsx";
import { LandoltRing, ringGaps } from "#app/design/drawings/landolt-ring.tsx";
import { LensBoxDrawing } from "#app/design/drawings/lens-box-drawing.tsx";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { plainFrame } from "#app/design/drawings/plain-frame.ts";
import { Swatch } from "#app/design/drawings/swatch.tsx";
import { Field, Select } from "#app/design/field.tsx";
import { Icon } from "#app/design/icons/icon.tsx";
import { InterfaceLanguage } from "#app/design/interface/interface.tsx";
import {
  interfaceLanguages,
  interfaceTexts,
} from "#app/design/interface/interface-texts.server.ts";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { RingList } from "#app/design/ring-list.tsx";
import { Studio } from "#app/design/studio.tsx";
import { Gallery } from "#app/pictures/gallery.tsx";
import { scenePicture } from "#app/pictures/scenes.server.ts";
import { SearchForm } from "#app/shell/search-form.tsx";
import { InterfaceLanguages } from "./interface-languages.tsx";
import { Passing } from "./passing.tsx";

/** Shown while developing only, for people who build the site; its words are not translated. */
export function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get("interface") ?? "en";
  return {
    picture: scenePicture("home-hero"),
    tag: code.replace("_", "-"),
    texts: interfaceTexts(code),
    codes: interfaceLanguages,
  };
}

/** Each colour as its classes, which Tailwind finds by reading this file. */
const colours = [
  ["paper", "bg-paper"],
  ["raised", "bg-raised"],
  ["ground", "bg-ground"],
  ["ink", "bg-ink"],
  ["quiet", "bg-quiet"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["on-accent", "bg-on-accent"],
  ["tint", "bg-tint"],
  ["tortoise", "bg-tortoise"],
  ["danger", "bg-danger"],
  ["danger-tint", "bg-danger-tint"],
  ["warning-tint", "bg-warning-tint"],
  ["studio", "bg-studio"],
  ["studio-deep", "bg-studio-deep"],
] as const;

const sizes = [
  "text-6",
  "text-5",
  "text-4",
  "text-3",
  "text-2",
  "text-1",
  "text-lead",
  "text-base",
  "text-small",
];

/** Tokens and components of the house on one page, in the visitor's own light or dark. */
export default function Catalogue() {
  const { picture, tag, texts, codes } = useLoaderData<typeof loader>();
  const [large, setLarge] = useState(false);
  const toggle = () => {
    document.documentElement.classList.toggle("without-glasses", !large);
    setLarge(!large);
  };
  return (
    <InterfaceLanguage texts={texts}>
      <div lang={tag} dir={texts.direction}>
        <Container className="grid gap-16 py-14">
          <title>Catalogue</title>
          <meta name="robots" content="noindex" />
          <div>
            <h1 className="text-5">Catalogue</h1>
            <Button look="quiet" className="mt-4" aria-pressed={large} onClick={toggle}>
              Without my glasses
            </Button>
          </div>
          <Part title="Languages of the components">
            <InterfaceLanguages codes={codes} />
          </Part>
          <Part title="What comes and goes">
            <Passing />
          </Part>
          <Part title="Colours">
            <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
              {colours.map(([name, className]) => (
                <li key={name} className="text-small">
                  <span className={`block h-16 rounded-surface border border-edge ${className}`} />
                  {name}
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Type">
            {sizes.map((size) => (
              <p key={size} className={`font-display ${size}`}>
                {size} · −2.75 · 50 □ 20 145
              </p>
            ))}
          </Part>
          <Part title="The pair, the ring">
            <div className="flex flex-wrap items-center gap-6 text-accent">
              <PairMark className="h-12" />
              {ringGaps.map((gap) => (
                <LandoltRing key={gap} gap={gap} className="size-8" />
              ))}
            </div>
          </Part>
          <Part title="Icons by name">
            <p className="flex gap-4 text-2">
              {["glasses", "eye", "house", "calendar-days"].map((name) => (
                <Icon key={name} prefix="lucide" name={name} />
              ))}
            </p>
          </Part>
          <Part title="Buttons and links">
            <div className="flex flex-wrap items-center gap-4">
              <Button>Primary</Button>
              <Button look="quiet">Quiet</Button>
              <Button look="plain">Plain</Button>
              <Button disabled>Disabled</Button>
              <ButtonLink to="/">Link</ButtonLink>
              <a className="link" href="#top">
                A link in a text
              </a>
            </div>
            <Breadcrumb steps={[{ label: "Home", to: "/" }, { label: "Here" }]} />
          </Part>
          <Part title="Fields">
            <div className="grid gap-6 sm:grid-cols-2">
              <Field label="Field" name="a" hint="A hint before an error can happen." />
              <Field label="Field with an error" name="b" error="What to do about it." required />
              <Select label="Select" name="c">
                <option>One</option>
                <option>Two</option>
              </Select>
              <SearchForm />
            </div>
            <ChoiceGroup legend="Choice">
              <Choice
                kind="radio"
                name="d"
                label="One"
                text="With a second line"
                aside="€10.00"
                defaultChecked
              />
              <Choice kind="radio" name="d" label="Two" />
              <Choice kind="checkbox" name="e" label="A box" />
            </ChoiceGroup>
          </Part>
          <Part title="Notices">
            <Notice title="Calm">Information.</Notice>
            <Notice tone="warning" title="Warning">
              Something to know before going on.
            </Notice>
            <Notice tone="danger" title="Danger">
              What went wrong, and what to do.
            </Notice>
          </Part>
          <Part title="List with rings">
            <RingList
              items={[
                {
                  key: "a",
                  title: "First",
                  text: "The gap points to the right.",
                  aside: "30 minutes",
                },
                { key: "b", title: "Second", text: "It has turned one step." },
              ]}
            />
          </Part>
          <Part title="Drawings and pictures">
            <div className="flex flex-wrap gap-4">
              {Object.keys(framePaints).map((name) => (
                <Swatch key={name} colour={name as keyof typeof framePaints} className="size-8" />
              ))}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <Studio className="aspect-4/3">
                <FrameDrawing
                  frame={plainFrame}
                  label="Panto frame of tortoise acetate"
                  className="w-[88%]"
                />
              </Studio>
              <Studio className="aspect-4/3">
                <LensBoxDrawing name="Contact lens" className="size-full" />
              </Studio>
              <Studio className="p-[4%]">
                <div className="w-full">
                  <FrameScale
                    frame={plainFrame}
                    label="Frame with its lengths"
                    millimetres={(value) => `${value} mm`}
                  />
                </div>
              </Studio>
              {picture && (
                <Gallery pictures={[{ source: picture, text: "A picture in the viewer" }]} />
              )}
            </div>
          </Part>
        </Container>
      </div>
    </InterfaceLanguage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-8">
      <h2 className="text-3">{title}</h2>
      {children}
    </section>
  );
}
