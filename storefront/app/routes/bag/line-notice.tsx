import { Link, type useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { Button } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { useMoney } from "#app/products/price.tsx";

interface LineNoticeProps {
  line: BagLine;
  currency: string | undefined;
  fetcher: ReturnType<typeof useFetcher>;
}

/** What has changed about a line since the visitor put it in, and what can be done about it. */
export function LineNotice({ line, currency, fetcher }: LineNoticeProps) {
  const t = useTranslations("bag.problems");
  const href = useHref();
  const money = useMoney();
  const { problem, priceWas } = line;
  if (problem?.code === "boxes" || (problem?.code === "stock" && problem.left > 0)) {
    return (
      <Notice tone="warning" className="mt-3">
        <p>{t(problem.code === "boxes" ? "boxes" : "few", { left: problem.left })}</p>
        <fetcher.Form method="post">
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="quantity" value={problem.left} />
          <Button look="plain" name="intent" value="set">
            {t("take", { left: problem.left })}
          </Button>
        </fetcher.Form>
      </Notice>
    );
  }
  if (problem) {
    return (
      <Notice tone="warning" className="mt-3">
        <p>{t(problem.code === "stock" ? "soldOut" : problem.code)}</p>
        {problem.code === "lens" && (
          <Link to={href(`/shop/product/${line.handle}`)} className="link">
            {t("chooseAgain")}
          </Link>
        )}
      </Notice>
    );
  }
  if (priceWas === undefined || currency === undefined) return null;
  const from = money(priceWas, currency);
  const to = money(line.unitPrice, currency);
  return (
    <Notice tone="warning" className="mt-3">
      <p>{t("price", { from, to })}</p>
    </Notice>
  );
}
