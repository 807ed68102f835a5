/** How long health data are kept, and whether mails hold lens values: settings of the business. */
import { z } from "zod";
import type { BusinessProfile } from "./business-profile.ts";

/** Days for which a bag is kept after its last change, and the cookie that leads to it. */
export const mostBagDays = 30;

export const healthDataSettings = z.object({
  /** Days for which the file of a prescription is kept after the lenses were released. */
  prescriptionDays: z.number().int().min(1).max(3650).default(90),
  /** Months after an order for which the answers on the lens page and the optician's question are kept. */
  answersMonths: z.number().int().min(1).max(120).default(12),
  /** Months after an order, all of whose lenses are packed, for which their values are kept. */
  lensValuesMonths: z.number().int().min(1).max(120).default(24),
  /** Days for which a bag or cart with lens values is kept after its last change. */
  bagDays: z.number().int().min(1).max(mostBagDays).default(mostBagDays),
  /** Whether mails about orders hold lens values; else they lead to the order's page. */
  valuesInMails: z.boolean().default(false),
});

/** How long each kind of health data is kept: figures for the privacy page and for staff. */
export const retentionPeriods = ({
  healthData,
  homeService,
}: Pick<BusinessProfile, "healthData" | "homeService">) => ({
  prescriptionDays: healthData.prescriptionDays,
  answersMonths: healthData.answersMonths,
  lensValuesMonths: healthData.lensValuesMonths,
  bagDays: healthData.bagDays,
  visitMonths: homeService.keepMonthsAfterVisit,
  withoutVisitMonths: homeService.keepMonthsWithoutVisit,
});
