// What was typed into the profile's form and not saved: kept as one draft, and taken up again where it still fits.
import type { ProfileText } from './profile-form';

/** The fields that differ from what the edit began with, as a draft; nothing when none does. */
export function draftOf(text: ProfileText, begun: ProfileText): string {
  const before: Record<string, unknown> = { ...begun };
  const changed = Object.entries(text).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed));
}

/** The form as it began, with a draft's fields in it; what another version or a stranger's hand wrote there is left out. */
export function withDraft(begun: ProfileText, draft: string): ProfileText {
  const kept = parsed(draft);
  const fitting = Object.entries(begun).filter(([name, value]) => isLike(kept[name], value, name));
  const restored = Object.fromEntries(fitting.map(([name]) => [name, kept[name]]));
  // true: each field that was taken has the shape of the one in its place
  return { ...begun, ...(restored as Partial<ProfileText>) };
}

function parsed(draft: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(draft);
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTexts = (value: unknown, names: readonly string[]) =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

const rows: Readonly<Record<string, readonly string[]>> = {
  links: ['label', 'url'],
  memberships: ['name', 'number'],
};

function isLike(value: unknown, model: unknown, name: string): boolean {
  if (typeof model === 'string') return typeof value === 'string';
  if (!Array.isArray(model)) return hasTexts(value, Object.keys(Object(model)));
  const row = rows[name];
  return (
    Array.isArray(value) && value.every((each) => (row ? hasTexts(each, row) : typeof each === 'string'))
  );
}
