import type { LensAdvice } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { nameOf } from "#app/commerce/buying/bag.ts";
import type { Again, AgainLine } from "#app/commerce/orders/same-again.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import type { FormErrors, FormValues } from "#app/forms/form-values.ts";
import { type RefusalKey, RefusalNotice } from "#app/forms/refusal.tsx";
import { useHref } from "#app/language/use-language.ts";
import { RefusedLenses } from "#app/order-lines/refused-lenses.tsx";
import { useMoney } from "#app/products/price.tsx";
import { type AgainAsks, AgainForm, type AgainProblem } from "./again-form.tsx";

/** What the form came back with. */
export interface AgainReply {
  values: FormValues;
  errors?: FormErrors<AgainProblem>;
  refusal?: RefusalKey;
  advice?: LensAdvice;
  result?: Omit<Again, "cookie">;
}

interface AgainViewProps {
  lines: AgainLine["line"][];
  asks: AgainAsks;
  reply: AgainReply | undefined;
}

/** The form that orders the same again, or what became of it line by line. */
export function AgainView({ lines, asks, reply = { values: {} } }: AgainViewProps) {
  if (reply.result) return <Result again={reply.result} />;
  return (
    <>
      <RefusalNotice refusal={reply.refusal} />
      {reply.advice && <RefusedLenses advice={reply.advice} className="mt-8 max-w-measure" />}
      <ul className="mt-8 max-w-measure border-t border-line">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line py-3">
            <LineName line={line} />
          </li>
        ))}
      </ul>
      <AgainForm asks={asks} values={reply.values} errors={reply.errors} />
    </>
  );
}

function LineName({ line }: Pick<AgainLine, "line">) {
  const eye = useTranslations("order.eyes");
  const parts = [nameOf(line), line.lens && eye(line.lens.eye)].filter(Boolean);
  return (
    <span className="tabular-nums">
      {line.quantity} × {parts.join(", ")}
    </span>
  );
}

/** Line by line what is in the bag and what is not, and why. */
function Result({ again: { lines, currency } }: { again: Omit<Again, "cookie"> }) {
  const t = useTranslations("order.again");
  const refusals = useTranslations("bag.refusals");
  const problems = useTranslations("bag.problems");
  const money = useMoney();
  const address = useHref();
  const say = ({ line, refusal, problem, priceNow }: AgainLine): string => {
    if (refusal) return refusals(refusal);
    if (problem) {
      if (problem.code === "boxes") return problems("boxes", { left: problem.left });
      if (problem.code !== "stock") return problems(problem.code);
      return problem.left > 0 ? problems("few", { left: problem.left }) : problems("soldOut");
    }
    if (priceNow === undefined) return t("inBag");
    return t("price", {
      from: money(line.unitPrice, currency),
      to: money(priceNow, currency),
    });
  };
  const some = lines.some(({ refusal }) => !refusal);
  return (
    <section className="mt-8 max-w-measure" role="status">
      <h2 className="text-2">{t(some ? "changed" : "nothing")}</h2>
      <dl className="mt-4 border-t border-line">
        {lines.map((one) => (
          <div key={one.line.id} className="border-b border-line py-3">
            <dt className="font-semibold">
              <LineName line={one.line} />
            </dt>
            <dd>{say(one)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap gap-4">
        {some && <ButtonLink to={address("/shop/cart-summary")}>{t("toBag")}</ButtonLink>}
        <ButtonLink look="quiet" to={address("/shop")}>
          {t("toShop")}
        </ButtonLink>
      </p>
    </section>
  );
}
