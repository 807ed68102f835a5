import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { ErrorText } from "./field.tsx";

type ChoiceProps = Omit<ComponentProps<"input">, "id" | "type" | "children"> & {
  kind: "radio" | "checkbox";
  label: ReactNode;
  /** A second line that explains the choice. */
  text?: ReactNode;
  /** Stands at the end of the line: a price, a time. */
  aside?: ReactNode;
};

/** A radio button or checkbox whose whole line can be pressed. */
export function Choice({ kind, label, text, aside, className = "", ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`flex flex-nowrap cursor-pointer items-start gap-4 border-b border-line py-4 has-checked:border-accent ${className}`}
    >
      <input
        {...rest}
        id={id}
        type={kind}
        className="mt-[0.2em] size-[1.2rem] flex-none accent-accent"
      />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        <span className="min-w-[min(100%,8rem)] flex-1">
          <span className="block font-semibold">{label}</span>
          {text && <span className="block text-small text-quiet">{text}</span>}
        </span>
        {aside && <span className="text-end tabular-nums">{aside}</span>}
      </span>
    </label>
  );
}

/** A group of choices under one question. `error` says what to do. */
export function ChoiceGroup(props: {
  legend: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={props.error ? id : undefined}
      className="min-w-0 border-t border-line"
    >
      {/* Floating, it stands below the line instead of in it. */}
      <legend className="float-start mb-1 w-full pt-3 font-semibold">{props.legend}</legend>
      {props.error && (
        <ErrorText id={id} className="clear-both py-2 text-small">
          {props.error}
        </ErrorText>
      )}
      <div className="clear-both">{props.children}</div>
    </fieldset>
  );
}
