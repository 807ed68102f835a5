import type { Variant } from "@landolt/forms";
import {
  type Eye,
  eyes,
  type PairWarning,
  type SupplyWarning,
  supply,
  type Wear,
  warnings,
  wearDays,
} from "@landolt/optics";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Notice } from "#app/design/notice.tsx";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import { useMoney } from "#app/products/price.tsx";
import type { EyeState } from "./lens-form.ts";
import { boxesFor, type LensFormValues } from "./lens-values.ts";

interface LensSummaryProps {
  values: LensFormValues;
  states: readonly EyeState[];
  pack: Variant | undefined;
  wear: Wear | undefined;
}

/** What is about to be ordered, read back; how long it lasts, what it costs, what looks unusual. */
export function LensSummary({ values, states, pack, wear }: LensSummaryProps) {
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const boxes: Record<Eye, number> = {
    right: boxesFor(values, "right") ?? 0,
    left: boxesFor(values, "left") ?? 0,
  };
  return (
    <>
      <h3 className="text-1">{t("readBack.title")}</h3>
      <div aria-live="polite" className="mt-3 grid gap-2 tabular-nums">
        {states.map(({ eye, lens }) => {
          const name = texts.eye(eye);
          if (boxes[eye] === 0) return <p key={eye}>{t("readBack.none", { eye: name })}</p>;
          if (!lens) return <p key={eye}>{t("readBack.missing", { eye: name })}</p>;
          const said = [texts.lens(lens), t("readBack.boxes", { count: boxes[eye] })].join(
            t("separator"),
          );
          return (
            <p key={eye} className="font-semibold">
              {t("readBack.eye", { eye: name, values: said })}
            </p>
          );
        })}
      </div>
      {pack && <Cost pack={pack} boxes={boxes} wear={wear} />}
      <Warnings states={states} boxes={boxes} pack={pack} wear={wear} />
    </>
  );
}

type Boxes = Record<Eye, number>;

function supplyOf(boxes: Boxes, pack: Variant | undefined, wear: Wear | undefined) {
  const lensesPerBox = pack?.lensesPerBox;
  if (!lensesPerBox || !wear) return undefined;
  return supply(wear, {
    right: { boxes: boxes.right, lensesPerBox },
    left: { boxes: boxes.left, lensesPerBox },
  });
}

function Cost(props: { pack: Variant; boxes: Boxes; wear: Wear | undefined }) {
  const { pack, boxes, wear } = props;
  const t = useTranslations("lens");
  const catalog = useTranslations("catalog");
  const texts = useLensTexts();
  const money = useMoney();
  const { price, lensesPerBox } = pack;
  const supplied = eyes.filter((eye) => boxes[eye] > 0);
  const lasts = supplyOf(boxes, pack, wear);
  if (!price || supplied.length === 0) return null;
  const days = (eye: Eye) => t("supply.days", { count: lasts?.[eye] ?? 0 });
  const perLens = lensesPerBox && price.amount / lensesPerBox;
  return (
    <dl className="mt-6 grid gap-y-2 border-t border-line pt-4 tabular-nums">
      {lasts && (
        <Entry name={t("supply.title")}>
          {lasts.imbalance > 0
            ? supplied.map((eye) => (
                <span key={eye} className="block">
                  {t("supply.eye", { eye: texts.eye(eye), days: days(eye) })}
                </span>
              ))
            : t("supply.days", { count: lasts.days })}
        </Entry>
      )}
      {perLens && wear && (
        <>
          <Entry name={t("supply.perLens")}>{money(perLens, price.currency)}</Entry>
          <Entry name={t("supply.perMonth")}>
            {money((perLens * daysInMonth * supplied.length) / wearDays[wear], price.currency)}
          </Entry>
        </>
      )}
      <div className="flex justify-between gap-x-5 border-t border-ink pt-3">
        <dt className="font-semibold">
          {t("total")}
          <span className="block text-small font-normal text-quiet">{catalog("taxIncluded")}</span>
        </dt>
        <dd className="flex-none text-end text-1 font-semibold">
          {money(price.amount * (boxes.right + boxes.left), price.currency)}
        </dd>
      </div>
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-5">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

/** As the package counts a month of wear. */
const daysInMonth = wearDays.monthly;

function Warnings(props: {
  states: readonly EyeState[];
  boxes: Boxes;
  pack: Variant | undefined;
  wear: Wear | undefined;
}) {
  const { states, boxes, pack, wear } = props;
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const [right, left] = eyes.map((eye) =>
    boxes[eye] > 0 ? states.find((one) => one.eye === eye)?.lens : undefined,
  );
  const found: (PairWarning | SupplyWarning)[] = [
    ...(right && left ? warnings(right, left) : []),
    ...(supplyOf(boxes, pack, wear)?.warnings ?? []),
  ];
  const say = (warning: PairWarning | SupplyWarning): string => {
    if (warning.code === "opposite-signs") return t("warning.opposite-signs");
    if (warning.code === "far-apart") {
      const difference = texts.power(warning.difference).slice(1);
      return t("warning.far-apart", { difference });
    }
    const days = t("supply.days", { count: warning.days });
    return t(`warning.${warning.code}`, { eye: texts.eye(warning.eye), days });
  };
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Notice tone="warning" title={t("warning.title")} className="mt-6">
          {found.map((warning) => (
            <p key={say(warning)} className="mt-1 text-small">
              {say(warning)}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
