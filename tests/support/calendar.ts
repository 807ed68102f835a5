/** Reads iCalendar files strictly: what breaks RFC 5545 is an error, not a shrug. */

export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly location: string;
}

export interface CalendarFile {
  readonly method: string;
  readonly events: readonly CalendarEvent[];
}

type Properties = ReadonlyMap<string, string>;

/** Octets in a line, without its break. */
const longestLine = 75;

/** Joins folded lines and checks how they were broken. */
function linesOf(file: string): string[] {
  if (!file.endsWith("END:VCALENDAR\r\n") && !file.endsWith("END:VCALENDAR")) {
    throw new Error("the file does not end with its calendar");
  }
  const physical = file.replace(/\r\n$/, "").split("\r\n");
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error("a line is not broken by CR LF");
    if (Buffer.byteLength(line) > longestLine) throw new Error(`a line is too long: ${line}`);
  }
  return physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
}

function required(properties: Properties, name: string): string {
  const value = properties.get(name);
  if (!value) throw new Error(`there is no ${name}`);
  return value;
}

function instantOf(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  const [year, month, day, hour, minute, second] = parts ?? [];
  if (!year || !month) throw new Error(`${text} is no time in UTC`);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function eventOf(properties: Properties): CalendarEvent {
  instantOf(required(properties, "DTSTAMP"));
  const event = {
    uid: required(properties, "UID"),
    sequence: Number(required(properties, "SEQUENCE")),
    status: required(properties, "STATUS"),
    start: instantOf(required(properties, "DTSTART")),
    end: instantOf(required(properties, "DTEND")),
    location: required(properties, "LOCATION").replaceAll(/\\([,;\\])/g, "$1"),
  };
  if (event.end <= event.start) throw new Error("the event ends before it begins");
  required(properties, "SUMMARY");
  return event;
}

export function readCalendar(file: string): CalendarFile {
  const open: { name: string; properties: Map<string, string> }[] = [];
  const events: CalendarEvent[] = [];
  let calendar: Properties = new Map();
  for (const line of linesOf(file)) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === "") throw new Error(`no property: ${line}`);
    if (name === "BEGIN") {
      open.push({ name: value, properties: new Map() });
    } else if (name === "END") {
      const component = open.pop();
      if (component?.name !== value) throw new Error(`${value} was not open`);
      if (value === "VEVENT") events.push(eventOf(component.properties));
      if (value === "VCALENDAR") calendar = component.properties;
    } else {
      open.at(-1)?.properties.set(name, value);
    }
  }
  if (open.length > 0 || required(calendar, "VERSION") !== "2.0") throw new Error("not whole");
  required(calendar, "PRODID");
  return { method: required(calendar, "METHOD"), events };
}
