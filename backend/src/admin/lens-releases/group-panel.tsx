import { type LensQuestion, lensQuestions } from "@landolt/forms";
import { format, type PairWarning, type SupplyWarning, summariseRange } from "@landolt/optics";
import { Badge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { fieldLabels } from "../../catalog/lenses/lens-table";
import { useSiteLanguage } from "../shared/language";
import type { Group } from "./api";
import { useLensText, Values } from "./values";

/** One product of an order: its values, what looks unusual, what was answered, what is made. */
export function GroupPanel({ orderId, group }: { orderId: string; group: Group }) {
  const { t } = useTranslation("lensReleases");
  const language = useSiteLanguage();
  const { lines, range } = group;
  const [first] = lines;
  return (
    <div className="flex flex-col gap-y-4">
      <div className="flex flex-col gap-y-2">
        <Text size="small" weight="plus">
          {[first?.title, first?.variant].filter(Boolean).join(", ")}
        </Text>
        <Values lines={lines} />
      </div>
      <Warnings group={group} />
      {group.answers.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("noAnswers")}
        </Text>
      )}
      {group.answers.map((answers) => (
        <Answers key={JSON.stringify(answers)} orderId={orderId} answers={answers} />
      ))}
      {range && (
        <div>
          <Text size="xsmall" className="text-ui-fg-subtle">
            {t("range")}
          </Text>
          <ul className="txt-small tabular-nums">
            {summariseRange(range, language).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useWarningText() {
  const { t } = useTranslation("lensReleases");
  const language = useSiteLanguage();
  return (warning: PairWarning | SupplyWarning): string => {
    if (warning.code === "opposite-signs") return t("warning.opposite-signs");
    if (warning.code === "far-apart") {
      const difference = format("sphere", warning.difference, language).replace("+", "");
      return t("warning.far-apart", { difference });
    }
    const eye = fieldLabels[language][warning.eye];
    return t(`warning.${warning.code}`, { eye, count: warning.days });
  };
}

/** What the customer was shown as well. */
function Warnings({ group: { lines, warnings } }: { group: Group }) {
  const { t } = useTranslation("lensReleases");
  const textOf = useWarningText();
  const lensText = useLensText();
  const texts = [
    ...lines.flatMap(({ prescribed }) =>
      prescribed === null ? [] : [t("warning.prescribed", { values: lensText(prescribed) })],
    ),
    ...warnings.map(textOf),
  ];
  if (texts.length === 0) return null;
  return (
    <div className="bg-ui-tag-orange-bg text-ui-tag-orange-text rounded-md px-3 py-2">
      <Text size="small" weight="plus">
        {t("lookTwice")}
      </Text>
      <ul className="txt-small">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const questions = Object.keys(lensQuestions) as (keyof typeof lensQuestions)[];

function Answers(props: { orderId: string; answers: Group["answers"][number] }) {
  const { orderId, answers } = props;
  const { t } = useTranslation("lensReleases");
  const isWatched = (question: LensQuestion) => answers.watch.includes(question);
  return (
    <>
      <dl className="txt-small grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {questions.map((question) => (
          <div key={question} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ui-fg-subtle">{t(`questions.${question}`)}</dt>
            <dd>
              {isWatched(question) ? (
                <Badge size="2xsmall" color="orange">
                  {t(`answers.${answers[question]}`)}
                </Badge>
              ) : (
                t(`answers.${answers[question]}`)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {answers.prescription && (
        <a
          href={`/admin/lens-releases/${orderId}/prescriptions/${answers.prescription}`}
          target="_blank"
          rel="noreferrer"
          className="txt-small text-ui-fg-interactive-hover hover:underline"
        >
          {t("prescription")}
        </a>
      )}
    </>
  );
}
