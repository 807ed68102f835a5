import { businessProfile } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { BUSINESS_PROFILE_MODULE } from "../../../modules/business-profile";
import type { StoredProfile } from "../../../modules/business-profile/service";
import { saveBusinessProfileWorkflow } from "../../../workflows/save-business-profile";
import { answerConflict } from "../../http/conflict";
import { invalidData } from "../../http/invalid-data";

const versionRead = z.number().int().positive();

const answer = ({ profile, version, updatedAt }: StoredProfile) => ({
  business_profile: profile,
  version,
  updated_at: updatedAt,
});

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const profiles = request.scope.resolve(BUSINESS_PROFILE_MODULE);
  response.json(answer(await profiles.current()));
}

/**
 * Saves `{ business_profile, version }`, where `version` is the one that was read. 400 lists every
 * wrong field by its path; 409 says that somebody else has saved in between.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<{ business_profile?: unknown; version?: unknown }>,
  response: MedusaResponse,
) {
  const profile = businessProfile.safeParse(request.body?.business_profile);
  const version = versionRead.safeParse(request.body?.version);
  if (!profile.success || !version.success) {
    response.status(400).json(
      invalidData([
        ...(profile.error?.issues ?? []).map((issue) => ({
          ...issue,
          path: ["business_profile", ...issue.path],
        })),
        ...(version.error?.issues ?? []).map((issue) => ({ ...issue, path: ["version"] })),
      ]),
    );
    return;
  }
  await answerConflict(response, async () => {
    const { result } = await saveBusinessProfileWorkflow(request.scope).run({
      input: { profile: profile.data, version: version.data },
    });
    response.json(answer(result));
  });
}
