import { Button, Text } from "@medusajs/ui";
import { useShared } from "./language";

/** Where one is in a long list, and the ways on and back. */
export function Pager({
  page,
  size,
  count,
  onPage,
}: {
  page: number;
  size: number;
  count: number;
  onPage: (page: number) => void;
}) {
  const t = useShared();
  if (count <= size) return null;
  const to = Math.min((page + 1) * size, count);
  return (
    <div className="flex items-center justify-between px-6 py-3">
      <Text size="small" className="text-ui-fg-subtle">
        {t("page", { from: page * size + 1, to, count })}
      </Text>
      <div className="flex gap-x-2">
        <Button
          size="small"
          variant="transparent"
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        >
          {t("previous")}
        </Button>
        <Button
          size="small"
          variant="transparent"
          disabled={to >= count}
          onClick={() => onPage(page + 1)}
        >
          {t("next")}
        </Button>
      </div>
    </div>
  );
}
