import { stories } from "./account-stories.ts";
import { tell } from "./each-visitor.ts";

tell(stories);
