import { z } from "zod";
import { type Answer, answered, notFound } from "./answers.ts";
import { businessProfile } from "./business.server.ts";
import { ask } from "./client.server.ts";
import { remember } from "./memory.server.ts";

const regionsAnswer = z.object({
  regions: z.array(
    z.object({ id: z.string(), countries: z.array(z.object({ iso_2: z.string() })) }),
  ),
});

/** The region we sell in: the one that holds the business's own country. */
export const sellingRegion = remember(
  async (): Promise<Answer<{ id: string; country: string }>> => {
    const [profile, answer] = await Promise.all([
      businessProfile(),
      ask({
        path: "/store/regions",
        shape: regionsAnswer,
        query: { fields: "id,*countries", limit: 100 },
      }),
    ]);
    if (!profile.ok) return profile;
    if (!answer.ok) return answer;
    const { country } = profile.value;
    const region = answer.value.regions.find(({ countries }) =>
      countries.some(({ iso_2 }) => iso_2 === country),
    );
    return region ? answered({ id: region.id, country }) : notFound;
  },
  { fresh: 60_000, stale: 86_400_000, size: 1, wait: 800 },
);
