/** The home visits of who is signed in. */
import { homeServiceFollow } from "@landolt/forms";
import { z } from "zod";
import { type Answer, answered } from "../platform/answers.ts";
import { askAsCustomer } from "./session.server.ts";

const visit = homeServiceFollow.shape.request.extend({ token: z.string() });
export type AccountVisit = z.output<typeof visit>;

/** The newest first. */
export async function accountVisits(request: Request): Promise<Answer<AccountVisit[]>> {
  const shape = z.object({ visits: z.array(visit) });
  const answer = await askAsCustomer(request, { path: "/store/account/visits", shape });
  return answer.ok ? answered(answer.value.visits) : answer;
}
