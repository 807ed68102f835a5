import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { useInterfaceTexts } from "./interface/interface.tsx";

interface Described {
  label: string;
  /** Said before an error can happen: format, purpose. */
  hint?: ReactNode;
  /** What is wrong and what to do, already in the visitor's language. */
  error?: string | undefined;
  /** Id of the box around label, control and error. */
  boxId?: string | undefined;
}

type FieldProps = Described & Omit<ComponentProps<"input">, "id">;
type SelectProps = Described & Omit<ComponentProps<"select">, "id">;

const control =
  "w-full min-h-12 rounded-surface border bg-raised px-3.5 py-2 text-ink placeholder:text-quiet " +
  "border-edge aria-invalid:border-danger aria-invalid:border-2";

/** A line of text input with its label, hint and error, joined for screen readers. */
export function Field({ label, hint, error, boxId, className = "", ...rest }: FieldProps) {
  const ids = useDescription(hint, error);
  return (
    <Frame {...{ label, hint, error, boxId, ids, className }} required={rest.required}>
      <input {...rest} {...ids.aria} className={control} />
    </Frame>
  );
}

type TextAreaProps = Described & Omit<ComponentProps<"textarea">, "id">;

/** Several lines of text, otherwise like {@link Field}. */
export function TextArea({ label, hint, error, boxId, className = "", ...rest }: TextAreaProps) {
  const ids = useDescription(hint, error);
  return (
    <Frame {...{ label, hint, error, boxId, ids, className }} required={rest.required}>
      <TextBox {...rest} {...ids.aria} className={control} />
    </Frame>
  );
}

/**
 * The several lines alone. React, hydrating them, writes what the server sent over what was typed since, so it is
 * told that the server sent what was typed.
 */
export function TextBox({ defaultValue, ...rest }: ComponentProps<"textarea"> & { id: string }) {
  const isHydrating = !useHydrated() && !import.meta.env.SSR;
  const sent = isHydrating ? (document.getElementById(rest.id) as HTMLTextAreaElement) : null;
  return <textarea {...rest} defaultValue={sent?.value ?? defaultValue} />;
}

/** A choice from a list; the browser's own, which phones show best. Options are its children. */
export function Select({ label, hint, error, boxId, className = "", ...rest }: SelectProps) {
  const ids = useDescription(hint, error);
  return (
    <Frame {...{ label, hint, error, boxId, ids, className }} required={rest.required}>
      <select {...rest} {...ids.aria} className={control} />
    </Frame>
  );
}

function useDescription(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    aria: {
      id,
      "aria-describedby": describedBy || undefined,
      // Without an error of its own a field keeps what its form says of it.
      ...(error && { "aria-invalid": true as const }),
    },
  };
}

interface FrameProps extends Described {
  ids: ReturnType<typeof useDescription>;
  required: boolean | undefined;
  className: string;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  const { label, hint, error, boxId, ids, required, className, children } = props;
  const { id } = ids;
  const { optional, language } = useInterfaceTexts();
  return (
    <div id={boxId} className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {!required && (
          <span lang={language} className="font-normal text-quiet">
            {" "}
            ({optional})
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-small text-quiet">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <ErrorText id={`${id}-error`} className="mt-1.5 text-small">
          {error}
        </ErrorText>
      )}
    </div>
  );
}

/** What is wrong, and what to do. An error is never shown by colour alone. */
export function ErrorText({ children, className = "", ...rest }: ComponentProps<"p">) {
  const { error, language } = useInterfaceTexts();
  return (
    <p {...rest} className={`flex flex-nowrap gap-2 font-semibold text-danger ${className}`}>
      <svg
        viewBox="0 0 20 20"
        role="img"
        aria-label={error}
        lang={language}
        className="mt-[0.2em] size-[1.1em] flex-none"
      >
        <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path
          d="M10 5.5v5.2M10 13.6v.9"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
