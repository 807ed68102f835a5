import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { environment } from "#server/environment.ts";
import { Container, Headline, PageHeader, Section } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { optician } from "../../document/structured-data/business.ts";
import { languageOf } from "../../language/addresses.ts";
import type { PictureSource } from "../../pictures/address.ts";
import { Picture } from "../../pictures/picture.tsx";
import { uploadedPicture } from "../../pictures/product-pictures.ts";
import { Scene } from "../../pictures/scene.tsx";
import { scenePicture } from "../../pictures/scenes.server.ts";
import type { Route } from "./+types/about";

const parts = ["who", "how", "limits"] as const;

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const { name, town } = profile;
  return {
    facts: { name, town },
    team: profile.team.map(({ name, qualification, picture }) => ({
      name,
      qualification: qualification[language],
      picture: picture === undefined ? undefined : uploadedPicture(picture),
    })),
    picture: scenePicture("design-tools"),
    things: [optician(environment.shopOrigin, profile, new Date())],
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { facts, team, picture, things } = loaderData;
  const t = useTranslations("pages.about");
  const seo = useTranslations("seo");
  return (
    <>
      <PageHead
        title={seo("about")}
        label={t("title")}
        description={t("description")}
        things={things}
      />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="grid gap-x-16 gap-y-12 pb-24 lg:grid-cols-12">
        <div className="bleeds-left lg:col-span-6">
          <Scene
            name="design-tools"
            picture={picture}
            priority
            sizes="(min-width: 64rem) 52vw, 100vw"
          >
            <div className="grid place-items-center bg-ground py-24">
              <PairMark className="w-3/5 text-accent" />
            </div>
          </Scene>
        </div>
        <div className="grid gap-12 lg:col-span-5 lg:col-start-8">
          {parts.map((part) => (
            <section key={part} className="border-t border-line pt-6">
              <h2 className="text-3">{t(`${part}.title`)}</h2>
              <p className="mt-4 max-w-measure text-lead text-quiet">{t(`${part}.text`, facts)}</p>
            </section>
          ))}
        </div>
      </Container>
      {team.length > 0 && <Team people={team} />}
    </>
  );
}

interface Person {
  name: string;
  qualification: string;
  picture: PictureSource | undefined;
}

/** Who works in the store, as staff describe themselves. */
function Team({ people }: { people: Person[] }) {
  const t = useTranslations("pages.about");
  return (
    <Section className="bg-ground">
      <Headline>{t("team")}</Headline>
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, qualification, picture }) => (
          <li key={name}>
            {picture && (
              <Picture
                source={picture}
                alt={name}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
                className="mb-4 aspect-4/3 w-full object-cover"
              />
            )}
            <h3 className="text-1">{name}</h3>
            <p className="text-quiet">{qualification}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
