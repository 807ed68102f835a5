// In the script of what stands on every page, which comes anyway and compresses better than one of its own.
import { comeToLife } from "./document/come-to-life.tsx";

comeToLife();
