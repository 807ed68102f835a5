/** What staff send with each step. */
import { z } from "@medusajs/framework/zod";

const version = z.number().int().positive();
const why = z.string().trim().max(1000).optional();
const startsAt = z.iso.datetime().transform((text) => new Date(text));
const minutes = z.number().int().min(15).max(480).optional();
const opticianId = z.string().min(1).max(100).optional();

export const stepBodies = {
  /** Another time than those wished for. */
  propose: z.object({ version, why, starts_at: startsAt, minutes, optician_id: opticianId }),
  /** One of the wishes, or nothing for the time that was proposed. */
  confirm: z.object({
    version,
    why,
    starts_at: startsAt.optional(),
    minutes,
    optician_id: opticianId,
  }),
  decline: z.object({ version, why: z.string().trim().min(1).max(1000) }),
  cancel: z.object({ version, why }),
  /** `early`: although its time has not come. */
  complete: z.object({ version, why, early: z.boolean().optional() }),
  reopen: z.object({ version, why }),
};
export type StaffStep = keyof typeof stepBodies;

export type StepBody = {
  version: number;
  why?: string;
  early?: boolean;
  starts_at?: Date;
  minutes?: number;
  optician_id?: string;
};

export const isStaffStep = (name: string): name is StaffStep => Object.hasOwn(stepBodies, name);

export const assignBody = z.object({ version, optician_id: z.string().min(1).max(100) });
export const noteBody = z.object({ text: z.string().trim().min(1).max(4000) });
