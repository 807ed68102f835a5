import type { ComponentProps } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";

type Props<Draft extends FieldValues> = Omit<ComponentProps<"form">, "form" | "onSubmit"> & {
  form: UseFormReturn<Draft>;
  /** What `handleSubmit` of the form gives. */
  save: ReturnType<UseFormReturn<Draft>["handleSubmit"]>;
};

/** A form whose fields say themselves what is wrong. */
export function Form<Draft extends FieldValues>({ form, save, ...rest }: Props<Draft>) {
  return (
    <FormProvider {...form}>
      <form noValidate {...rest} onSubmit={(event) => void save(event)} />
    </FormProvider>
  );
}
