import { Badge, Button, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../shared/language";
import { Pager } from "../../shared/pager";
import { useRead } from "../../shared/use-read";
import { type Counts, type Import, type ImportLine, importsKey, isRunning } from "./api";

const pageSize = 50;
/** What one looks at first comes first. */
const filters = ["fault", "flagged", "new", "changed", "unchanged"] as const;
type Filter = (typeof filters)[number];
const colours = { new: "blue", changed: "orange", unchanged: "grey", fault: "red" } as const;

/** What an import does or has done, or how far it is. */
export function ImportReport({ of }: { of: Import }) {
  const { t } = useTranslation("bulk");
  const { number } = useWriting();
  const { state, total, done, counts, dry_run } = of;
  const idle = counts !== null && counts.new + counts.changed + counts.fault === 0;
  const outcome = state === "done" && dry_run ? (idle ? "idle" : "checked") : state;
  return (
    <div className="flex flex-col gap-y-3">
      <div role="status" className="flex flex-col gap-y-2">
        <Text size="small" className={state === "refused" ? "text-ui-fg-error" : ""}>
          {t(`states.${outcome}`, { done: number(done), total: number(total) })}
        </Text>
        {isRunning(of) && (
          <progress
            className="h-2 w-full"
            aria-label={t("progress")}
            {...(state === "writing" ? { value: done, max: total } : {})}
          />
        )}
      </div>
      {!isRunning(of) && counts && <Lines of={of} counts={counts} />}
    </div>
  );
}

function Lines({ of, counts }: { of: Import; counts: Counts }) {
  const { t } = useTranslation("bulk");
  const { number } = useWriting();
  const there = filters.filter((filter) => (counts[filter] ?? 0) > 0);
  const [chosen, setChosen] = useState<Filter>();
  const [page, setPage] = useState(0);
  const filter = chosen ?? there[0];
  const { data } = useRead<{ lines: ImportLine[]; count: number }>(
    [...importsKey(of.table), of.id, "lines", filter, page],
    `tables/${of.table}/imports/${of.id}?limit=${pageSize}&offset=${page * pageSize}&${filter === "flagged" ? "flagged=true" : `effect=${filter}`}`,
    {
      placeholderData: keepPreviousData,
      enabled: filter !== undefined,
    },
  );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {there.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === filter ? "primary" : "secondary"}
            aria-pressed={each === filter}
            onClick={() => {
              setChosen(each);
              setPage(0);
            }}
          >
            {t(`effects.${each}`, { count: counts[each] ?? 0, shown: number(counts[each] ?? 0) })}
          </Button>
        ))}
      </div>
      <ul className="divide-ui-border-base flex flex-col divide-y">
        {data?.lines.map((line) => (
          <LineText key={`${line.line}-${line.code}-${line.detail}`} of={line} />
        ))}
      </ul>
      {data && <Pager page={page} size={pageSize} count={data.count} onPage={setPage} />}
    </>
  );
}

/** Where a file breaks off, with its column where that is known. */
const broken = new Set(["not-utf8", "not-a-table"]);

function LineText({ of }: { of: ImportLine }) {
  const { effect, code, detail, allowed, before, after, name } = of;
  const { t } = useTranslation("bulk");
  return (
    <li className="txt-small flex flex-col gap-y-0.5 py-2">
      <div className="flex items-baseline justify-between gap-x-2">
        <span className="min-w-0 break-words">
          <span className="text-ui-fg-subtle">{`${t("line", { line: of.line })} `}</span>
          {of.key}
          {name && <span className="text-ui-fg-subtle">{` ${name}`}</span>}
        </span>
        {effect !== "fault" && (
          <Badge size="2xsmall" color={colours[effect]}>
            {t(`effect.${effect}`)}
          </Badge>
        )}
      </div>
      {code !== null && (
        <span className={effect === "fault" ? "text-ui-fg-error" : "text-ui-tag-orange-text"}>
          {broken.has(code) && detail ? `${detail}: ` : ""}
          {t(`codes.${code}`, { detail: detail ?? "", allowed: allowed ?? "" })}
        </span>
      )}
      {Object.entries(after ?? {}).map(([column, cell]) => (
        <span key={column} className="text-ui-fg-subtle break-words">
          {`${column}: ${before?.[column] || "–"} → ${cell}`}
        </span>
      ))}
    </li>
  );
}
