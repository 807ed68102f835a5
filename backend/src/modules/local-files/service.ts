import type {
  ProviderFileResultDTO,
  ProviderGetPresignedUploadUrlDTO,
} from "@medusajs/framework/types";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { signUpload } from "../../platform/signed-upload";

/**
 * Medusa's local files, with presigned uploads as a bucket has them: the file is PUT straight to the
 * address that is answered, which is good for one file and a quarter of an hour.
 */
class LocalFilesService extends LocalFileService {
  static override identifier = "local-files";

  override async getPresignedUploadUrl(
    file: ProviderGetPresignedUploadUrlDTO & { access?: "public" | "private" },
  ): Promise<ProviderFileResultDTO> {
    const key = file.access === "public" ? file.filename : `private-${file.filename}`;
    return { key, url: signUpload(`${this.backendUrl_}/${encodeURIComponent(key)}`, key) };
  }
}

export default LocalFilesService;
