/** How the business plans its home visits: numbers that staff set and that form and server obey. */
import { z } from "zod";

export const homeServiceSettings = z.object({
  /** Hours between asking and the earliest visit. */
  noticeHours: z.number().int().min(0).max(720).default(48),
  /** Days ahead that can be wished for. */
  horizonDays: z.number().int().min(1).max(365).default(60),
  /** Minutes between two times that are offered for choice. */
  slotMinutes: z.number().int().min(5).max(240).default(30),
  /** Minutes kept free before and again after every visit; travel comes on top. */
  bufferMinutes: z.number().int().min(0).max(240).default(10),
  /** Visits on one day, of all opticians together. */
  visitsPerDay: z.number().int().min(1).max(100).default(6),
  /** Speed on the road, in kilometres an hour. */
  travelKmh: z.number().min(5).max(130).default(40),
  /** How much longer a road is than the straight line. */
  detourFactor: z.number().min(1).max(3).default(1.3),
  /** Open requests that one telephone number or e-mail address may have. */
  openRequestsPerPerson: z.number().int().min(1).max(100).default(5),
  /** Months after which a visit's details are erased. */
  keepMonthsAfterVisit: z.number().int().min(1).max(120).default(24),
  /** Months after which a request that led to no visit is erased. */
  keepMonthsWithoutVisit: z.number().int().min(1).max(120).default(6),
});
export type HomeServiceSettings = z.infer<typeof homeServiceSettings>;
