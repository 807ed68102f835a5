/** What a browser says of itself, in the few words by which people know their devices. */

export interface Device {
  /** Empty where it is not known. */
  browser: string;
  system: string;
}

type Sign = readonly [name: string, sign: RegExp];

/** Many call themselves Chrome or Safari as well, so the order counts. */
const browsers: readonly Sign[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: readonly Sign[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

const nameIn = (signs: readonly Sign[], text: string): string =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? "";

/** @param userAgent the header `User-Agent` */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
