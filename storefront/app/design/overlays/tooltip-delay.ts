/** When a tooltip opens. Pure. */

/** Milliseconds that a pointer rests on a control before its tooltip opens. */
const tooltipDelay = 700;
/** Milliseconds after the closing of one tooltip in which the next opens at once. */
const tooltipSkipDelay = 300;

/**
 * Milliseconds until the tooltip of a control that is pointed at now opens.
 * @param now and @param lastClosed instants of the same clock, in milliseconds
 */
export function delayUntilOpen(now: number, lastClosed: number): number {
  return now - lastClosed < tooltipSkipDelay ? 0 : tooltipDelay;
}
