import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { CATALOG_INDEX_MODULE } from "../../../../modules/catalog-index";
import { validInput } from "../../../http/invalid-data";
import { synonymView, wantedSynonym } from "../route";

const indexOf = (request: AuthenticatedMedusaRequest) =>
  request.scope.resolve(CATALOG_INDEX_MODULE);

/** Replaces it as a whole. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const index = indexOf(request);
  const { id } = await index.retrieveSearchSynonym(request.params.id ?? "");
  const wanted = validInput(wantedSynonym, request.body);
  const synonym = await index.updateSearchSynonyms({ id, ...wanted });
  response.json({ search_synonym: synonymView(synonym) });
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const index = indexOf(request);
  const { id } = await index.retrieveSearchSynonym(request.params.id ?? "");
  await index.deleteSearchSynonyms(id);
  response.json({ id, object: "search_synonym", deleted: true });
}
