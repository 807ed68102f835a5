/** The answers before an order of lenses, as they are sent and stored. */
import { z } from "zod";
import { type LensAnswers, lensQuestions } from "./lens-questions.ts";
import { prescriptionId } from "./prescription-file.ts";

export const lensAnswers: z.ZodType<LensAnswers> = z
  .strictObject({
    worn: z.enum(lensQuestions.worn),
    checked: z.enum(lensQuestions.checked),
    source: z.enum(lensQuestions.source),
    wearer: z.enum(lensQuestions.wearer),
    parent: z.literal(true).optional(),
    prescription: z.string().regex(prescriptionId).optional(),
  })
  .refine(({ wearer, parent }) => wearer !== "under-16" || parent, {
    path: ["parent"],
    error: "parent",
  });
