import { eyes, lensFields } from "@landolt/optics";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import type { Advice, GlassesPower } from "./lens-advice.ts";
import { carriedPrefix, fieldName, valueText } from "./lens-values.ts";

/** Why nothing was taken over, and the way to the right lens. */
export function LensAdviceNotice({ advice }: { advice: Advice }) {
  const t = useTranslations("lens.advice");
  return (
    <Notice tone="warning" title={t(`${advice.reason}.title`)}>
      {advice.reason === "glasses" ? <Glasses advice={advice} /> : <Others advice={advice} />}
    </Notice>
  );
}

type OfGlasses = Extract<Advice, { reason: "glasses" }>;

function Glasses({ advice: { signs, powers } }: { advice: OfGlasses }) {
  const t = useTranslations("lens.advice");
  const lensTexts = useTranslations("lens");
  const texts = useLensTexts();
  const href = useHref();
  // A bare number is an axis in which no lens is made.
  const quote = (sign: string) =>
    /^\d+$/.test(sign) ? lensTexts("said.axis", { value: `${sign}°` }) : sign;
  const say = ({ eye, glasses, lens }: GlassesPower) => {
    const power = t("glasses.power", { glasses: texts.lens(glasses), lens: texts.lens(lens) });
    return eye ? t("glasses.eye", { eye: texts.eye(eye), power }) : power;
  };
  return (
    <>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {t("glasses.text", { signs: signs.map(quote).join(t("glasses.separator")) })}
      </p>
      {powers.map((power) => (
        <p key={power.eye ?? ""} className="mt-1 tabular-nums">
          {say(power)}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap items-center gap-x-6">
        <Link to={href("/appointment")} className="link font-semibold">
          {t("glasses.fitting")}
        </Link>
        <PhoneLink className="link" />
      </p>
    </>
  );
}

type OfLens = Exclude<Advice, OfGlasses>;

function Others({ advice: { reason, values, wishes, others } }: { advice: OfLens }) {
  const t = useTranslations("lens.advice");
  const lens = useTranslations("lens");
  const texts = useLensTexts();
  const href = useHref();
  const said = values
    .map(([field, value]) => lens(`said.${field}`, { value: texts.value(field, value) }))
    .join(lens("separator"));
  return (
    <>
      <p className="mt-1">{t(`${reason}.text`, { values: said })}</p>
      <p className="mt-1">
        {t(others.length > 0 ? "others" : "none")}{" "}
        {others.length === 0 && <PhoneLink className="link" />}
      </p>
      {others.length > 0 && (
        <>
          {/* In the form's body, never in an address: what is carried over is about somebody's eyes. */}
          {eyes.flatMap((eye) =>
            lensFields.map((field) => {
              const value = wishes[eye]?.[field];
              return (
                value !== undefined && (
                  <input
                    key={fieldName(eye, field)}
                    type="hidden"
                    name={carriedPrefix + fieldName(eye, field)}
                    value={valueText(field, value)}
                  />
                )
              );
            }),
          )}
          <ul className="my-1">
            {others.map(({ handle, title }) => (
              <li key={handle}>
                <button
                  type="submit"
                  name="intent"
                  value="carry"
                  formAction={href(`/shop/product/${handle}`)}
                  className="link my-2 text-start font-semibold"
                >
                  {t("carry", { lens: title })}
                </button>
              </li>
            ))}
          </ul>
          <p className="text-small">{t("fitFirst")}</p>
        </>
      )}
    </>
  );
}
