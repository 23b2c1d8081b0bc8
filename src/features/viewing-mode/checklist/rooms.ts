import { worksRoom } from '@/lib/evaluation/inputs/viewing-works';
import { blankCheck, keyOf, type NotedCheck, type Notes } from '../notes/notes';

/** What is looked at in every home, room by room. The first belongs to the home as a whole and has no room in the contract. */
const template: readonly (readonly [room: string | undefined, items: readonly string[]])[] = [
  [undefined, ['Damp', 'Roof', 'Electrics', 'Boiler age', 'Windows', 'Structure', 'Noise', 'Parking']],
  ['Kitchen', ['Units and worktops', 'Appliances', 'Damp', 'Floor']],
  ['Bathroom', ['Suite and tiles', 'Extractor fan', 'Damp', 'Floor']],
  ['Living room', ['Walls and ceiling', 'Heating', 'Damp', 'Floor']],
  ['Bedrooms', ['Walls and ceiling', 'Heating', 'Damp', 'Floor']],
  ['Outside', ['Garden', 'Fences and walls', 'Gutters', 'Access']],
];

export interface RoomChecks {
  room: string | undefined;
  title: string;
  checks: readonly NotedCheck[];
}

const titleOf = (room: string | undefined) => room ?? 'Whole home';

/** Every room with its checks: those of the template, and what was added to it; works that belong to no room are apart. */
export function roomsOf(notes: Notes): RoomChecks[] {
  const noted = Object.values(notes.checks).filter(({ room }) => room !== worksRoom);
  const rooms = new Set([...template.map(([room]) => room), ...noted.map(({ room }) => room)]);
  return [...rooms].map((room) => {
    const items = template.find(([name]) => name === room)?.[1] ?? [];
    const blank = items.map((item) => blankCheck(room, item));
    const known = blank.map((check) => notes.checks[keyOf(check)] ?? check);
    const added = noted.filter((check) => check.room === room && !items.includes(check.item));
    return { room, title: titleOf(room), checks: [...known, ...added] };
  });
}

/** Works that were noted without a room: `New boiler`. */
export const looseWorks = ({ checks }: Notes): NotedCheck[] =>
  Object.values(checks).filter(({ room }) => room === worksRoom);

/** How far a room is: `3 of 8 seen`, `All seen, 1 problem`. */
export function progressOf(checks: readonly NotedCheck[]): string {
  const seen = checks.filter(({ state }) => state !== 'unknown').length;
  const problems = checks.filter(({ state }) => state === 'issue').length;
  const progress = seen === checks.length ? 'All checked' : `${seen} of ${checks.length} checked`;
  return problems === 0 ? progress : `${progress}, ${problems} ${problems === 1 ? 'problem' : 'problems'}`;
}

/** Whether a check belongs to every home, and so can't be removed. */
export const isTemplate = ({ room, item }: NotedCheck): boolean =>
  template.some(([name, items]) => name === room && items.includes(item));
