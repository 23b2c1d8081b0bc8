import ICAL from 'ical.js';

/** The text holds none of what was looked for. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

type Parsed = ConstructorParameters<typeof ICAL.Component>[0];

/**
 * The components of an iCalendar or vCard text, several of them in one file, read by ical.js.
 * @param name `vcalendar` or `vcard`
 * @throws UnreadableFileError when there is none
 */
export function readComponents(text: string, name: 'vcalendar' | 'vcard'): ICAL.Component[] {
  let parsed: unknown;
  try {
    parsed = ICAL.parse(text);
  } catch (cause) {
    throw new UnreadableFileError(`There is no ${name} in it`, { cause });
  }
  // Several components are a list of lists; one alone begins with its name.
  const all: readonly unknown[] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  const found = all
    // A parser that answers makes lists of this form.
    .map((each) => new ICAL.Component(each as Parsed))
    .filter((component) => component.name === name);
  if (found.length === 0) throw new UnreadableFileError(`There is no ${name} in it`);
  return found;
}
