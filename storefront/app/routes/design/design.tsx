import { useTranslations } from "use-intl";
import { framesThatFit } from "#app/commerce/catalog/catalog.server.ts";
import { seenFrom } from "#app/commerce/catalog/product-answer.ts";
import { LandoltRing, ringGaps } from "#app/design/drawings/landolt-ring.tsx";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { Container, PageHeader, Section } from "../../design/layout.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { commonView } from "../../pictures/product-pictures.ts";
import { Scene } from "../../pictures/scene.tsx";
import { scenePicture } from "../../pictures/scenes.server.ts";
import type { Route } from "./+types/design";
import { FrameMeasures } from "./frame-measures.tsx";
import { closest, frontWidth, readSizes } from "./size-guide.ts";
import { SizeGuide } from "./size-guide-form.tsx";

/** Frames shown as an answer of the size guide. */
const shownAlike = 3;

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const question = readSizes(url.searchParams);
  const sizes = question.sizes ?? { lens: 50, bridge: 20, temple: 145 };
  const answers = await Promise.all([
    framesThatFit(language, "lookbook", sizes),
    framesThatFit(language, "shop", sizes),
  ]);
  const fitting = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const items = fitting.flatMap((one) => one.items);
  const alike = question.sizes ? closest(items, sizes, shownAlike) : [];
  const side = commonView(alike.map(({ pictures }) => pictures));
  return {
    question,
    width: frontWidth(sizes, fitting),
    alike: alike.map((product) => seenFrom(product, side)),
    scenes: {
      measuring: scenePicture("design-measuring"),
      blanks: scenePicture("design-blanks"),
    },
  };
}

const before = ["face", "shape", "lens"] as const;
const after = ["measuring", "fitting"] as const;

export default function Design({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("pages.design");
  const seo = useTranslations("seo");
  const { question, width, alike, scenes } = loaderData;
  const half = "(min-width: 64rem) 52vw, 100vw";
  return (
    <>
      <PageHead title={seo("design")} label={t("title")} description={t("description")} />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="grid gap-x-16 gap-y-12 pb-8 lg:grid-cols-12">
        <div className="bleeds-left lg:col-span-6">
          <Scene name="design-blanks" picture={scenes.blanks} sizes={half} priority>
            <FrameMeasures />
          </Scene>
        </div>
        <Steps steps={before} from={0} className="lg:col-span-5 lg:col-start-8" />
      </Container>
      <Section className="mt-16 bg-ground">
        <SizeGuide question={question} width={width} frames={alike} />
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <Steps steps={after} from={before.length} className="lg:col-span-5" />
          <div className="bleeds-right grid gap-4 lg:col-span-6 lg:col-start-7">
            <Scene name="design-measuring" picture={scenes.measuring} sizes={half}>
              <div className="grid min-h-64 place-items-center bg-ground lg:min-h-96">
                <PairMark className="w-1/2 text-accent" />
              </div>
            </Scene>
          </div>
        </div>
      </Section>
    </>
  );
}

interface StepsProps {
  steps: readonly ((typeof before)[number] | (typeof after)[number])[];
  /** Number of steps before these; the gap of the ring goes on turning. */
  from: number;
  className: string;
}

function Steps({ steps, from, className }: StepsProps) {
  const t = useTranslations("design.steps");
  return (
    <ol start={from + 1} className={`self-center ${className}`}>
      {steps.map((step, index) => (
        <li key={step} className="flex gap-5 border-t border-line py-7">
          <LandoltRing
            gap={ringGaps[(from + index) % ringGaps.length] ?? "right"}
            className="mt-1.5 size-6 flex-none text-accent"
          />
          <div>
            <h2 className="text-2">{t(`${step}.title`)}</h2>
            <p className="mt-2 text-quiet">{t(`${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
