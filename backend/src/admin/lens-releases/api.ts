import type { lensReleaseOf, waitingLenses } from "../../orders";
import type { Answer } from "../shared/api";

export type Decision = Answer<typeof lensReleaseOf>;
export type ReleaseState = Decision["state"];

export type Waiting = Answer<typeof waitingLenses>[number];
export type Group = Waiting["groups"][number];
export type Line = Group["lines"][number];
export type Earlier = Waiting["earlier"][number];

export const releasesKey = ["lens-releases"];
