import type { RangeProblem } from "@landolt/optics";
import { Input, Label, Text } from "@medusajs/ui";
import { useId } from "react";
import { useTexts } from "./language";

type Path = readonly (string | number)[];

/** Faults at exactly this place or, with `within`, at any place inside it too. */
export function faultsAt(faults: readonly RangeProblem[], at: Path, within = false) {
  return faults.filter(
    ({ path }) =>
      at.every((part, index) => path[index] === part) && (within || path.length === at.length),
  );
}

export function Faults({ id, faults }: { id?: string; faults: readonly RangeProblem[] }) {
  const t = useTexts();
  if (faults.length === 0) return null;
  const texts = new Set(faults.map(({ code }) => t(`codes.${code}`)));
  return (
    <Text id={id} size="xsmall" className="text-ui-fg-error" role="status">
      {[...texts].join("; ")}
    </Text>
  );
}

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  faults: readonly RangeProblem[];
  hint?: string;
};

/** A number, or a row of numbers, as it is typed; its faults stand under it. */
export function Field({ label, value, onChange, faults, hint }: FieldProps) {
  const id = useId();
  const wrong = faults.length > 0;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-y-1">
      <Label htmlFor={id} size="xsmall" className="text-ui-fg-subtle">
        {label}
      </Label>
      <Input
        id={id}
        size="small"
        className="tabular-nums"
        autoComplete="off"
        inputMode="text"
        value={value}
        aria-invalid={wrong}
        aria-describedby={wrong || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong ? (
        <Faults id={`${id}-note`} faults={faults} />
      ) : hint ? (
        <Text id={`${id}-note`} size="xsmall" className="text-ui-fg-subtle">
          {hint}
        </Text>
      ) : null}
    </div>
  );
}
