// The moment of the mock server's clock as a link writes it: `2026-05-13T10:30Z`, `+1d`, or both.

const unitSeconds = { d: 86_400, h: 3600, m: 60, s: 1 } as const;
type Unit = keyof typeof unitSeconds;

/** What a moment says. */
export interface Moment {
  /** The clock stands, and the seed world was made at this time (whole minutes); null: the clock goes. */
  seededAt: Date | null;
  /** How far the clock is ahead of that time, or of the machine's when it goes; negative when it is behind. */
  aheadSeconds: number;
}

const grammar = /^(\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?Z?)?(?:([+-])(\d{1,9})([dhms]))?$/;
/** Ten years either way: further off, the seed's own dates make no sense. */
const mostAhead = 10 * 365 * unitSeconds.d;

/** Reads a moment; null when the text is none. A `+` may have become a space on its way through an address. */
export function readMoment(text: string): Moment | null {
  const found = grammar.exec(text.replaceAll(' ', '+'));
  if (text === '' || found === null) return null;
  const [, iso, sign, count, unit] = found;
  // The grammar lets nothing but a unit stand there.
  const given = sign === undefined ? 0 : Number(`${sign}${count}`) * unitSeconds[unit as Unit];
  if (iso === undefined) return Math.abs(given) > mostAhead ? null : { seededAt: null, aheadSeconds: given };
  const at = Date.parse(withTime(iso));
  if (Number.isNaN(at)) return null;
  const minute = Math.floor(at / 60_000) * 60_000;
  const aheadSeconds = given + Math.floor((at - minute) / 1000);
  return Math.abs(aheadSeconds) > mostAhead ? null : { seededAt: new Date(minute), aheadSeconds };
}

/** The one way to write a moment: `readMoment` gives the same back. */
export function writeMoment({ seededAt, aheadSeconds }: Moment): string {
  const ahead = aheadSeconds === 0 && seededAt !== null ? '' : writeAhead(aheadSeconds);
  return `${seededAt === null ? '' : `${seededAt.toISOString().slice(0, 16)}Z`}${ahead}`;
}

/** A span with its sign, in the largest unit that holds it exactly: `+3d`, `-90m`. */
function writeAhead(seconds: number): string {
  // Object.keys of a literal holds exactly its own keys.
  const units = Object.keys(unitSeconds) as Unit[];
  const unit = units.find((each) => seconds % unitSeconds[each] === 0) ?? 's';
  return `${seconds < 0 ? '-' : '+'}${Math.abs(seconds) / unitSeconds[unit]}${unit}`;
}

const withTime = (iso: string) => {
  const bare = iso.replace(/Z$/, '');
  return `${bare.length === 10 ? `${bare}T00:00` : bare}Z`;
};
