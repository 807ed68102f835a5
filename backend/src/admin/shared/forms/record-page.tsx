import type { ComponentProps, ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { PageHead } from "../page-head";
import { SaveBar } from "./save-bar";
import { StaleNotice } from "./stale-notice";
import type { EditedRecord } from "./use-record";

type Props<Draft extends FieldValues> = ComponentProps<typeof SaveBar> &
  Omit<ComponentProps<typeof PageHead>, "stays"> & {
    record: EditedRecord & { form: UseFormReturn<Draft> };
    /** What else can be done with the record, beside saving it. */
    actions?: ReactNode;
  };

/** The page of one record: the head that saves it, what somebody else has done to it meanwhile, and its form. */
export function RecordPage<Draft extends FieldValues>(props: Props<Draft>) {
  const { area, record, onSave, actions, children, ...head } = props;
  return (
    <FormProvider {...record.form}>
      <div className="flex flex-col gap-y-3 max-md:pb-16">
        <PageHead stays {...head}>
          {actions}
          <SaveBar area={area} record={record} onSave={onSave} />
        </PageHead>
        <StaleNotice record={record} />
        {children}
      </div>
    </FormProvider>
  );
}
