import { Button, Text } from "@medusajs/ui";
import { type ChangeEvent, useId, useRef, useState } from "react";

interface FileFieldProps {
  label: string;
  /** As the attribute of the same name. */
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  /** At least one. */
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/**
 * A button that opens the machine's choice of files, and the names of those that were chosen. The
 * browser's own field would have its texts in the browser's language, so it is not shown.
 */
export function FileField({ label, accept, multiple, disabled, onFiles }: FileFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was mended.
    event.target.value = "";
    const [first, ...others] = chosen;
    if (!first) return;
    setNames(chosen.map(({ name }) => name));
    onFiles([first, ...others]);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        type="button"
        size="small"
        variant="secondary"
        // Disabled, it would lose the focus with which the file was chosen.
        aria-disabled={disabled}
        className="aria-disabled:opacity-50"
        aria-describedby={id}
        onClick={() => !disabled && field.current?.click()}
      >
        {label}
      </Button>
      <Text id={id} role="status" size="small" className="min-w-0 break-all">
        {names.join(", ")}
      </Text>
      <input
        ref={field}
        hidden
        type="file"
        aria-label={label}
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onChange={choose}
      />
    </div>
  );
}
