/** The visits of who is signed in, at home and in the store. */
import { homeServiceFollow } from "@landolt/forms";
import { z } from "zod";
import type { Answer } from "../platform/answers.ts";
import { under } from "../platform/client.server.ts";
import { askAsCustomer } from "./session.server.ts";

const visit = homeServiceFollow.shape.request.extend({ token: z.string() });
export type AccountVisit = z.output<typeof visit>;

/** The newest first. */
export const accountVisits = (request: Request): Promise<Answer<AccountVisit[]>> =>
  askAsCustomer(request, {
    path: "/store/account/visits",
    shape: under("visits", z.array(visit)),
  });
