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

const grammar =
  /^(\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?Z?)?(?:([+-])((?:\d{1,9}[dhms])+))?$/;
/** Ten years either way: further off, the seed's own dates make no sense. */
const maxAhead = 10 * 365 * unitSeconds.d;
/** Further off, years are not written with four digits, and the seed's dates before them are none at all. */
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)];

/** Reads a moment; null when the text is none. A `+` may have become a space on its way through an address. */
export function readMoment(text: string): Moment | null {
  try {
    return momentOf(text);
  } catch {
    return null;
  }
}

/** As `readMoment`. Throws with a sentence that begins with the text when it is no moment, or one too far away. */
export function momentOf(text: string): Moment {
  const plain = text.replaceAll(' ', '+');
  const found = grammar.exec(plain);
  const problem = (why: string) => new Error(`${plain}: ${why}`);
  if (text === '' || found === null) throw problem('use 2026-05-13T10:30Z, +1d or -90m');
  const [, iso, sign, spans = ''] = found;
  const given = Number(`${sign ?? '+'}1`) * secondsOf(spans);
  const at = iso === undefined ? null : Date.parse(withTime(iso));
  if (Number.isNaN(at)) throw problem('use 2026-05-13T10:30Z, +1d or -90m');
  if (at !== null && (at < earliest || at > latest)) throw problem('the clock can be set from 2000 to 2100');
  const minute = at === null ? null : Math.floor(at / 60_000) * 60_000;
  const aheadSeconds = given + (at === null || minute === null ? 0 : Math.floor((at - minute) / 1000));
  if (Math.abs(aheadSeconds) > maxAhead) throw problem('the clock can be at most ten years ahead or behind');
  return { seededAt: minute === null ? null : new Date(minute), aheadSeconds };
}

/** The time at which a world's clock is to stand. Throws with a sentence when a link could not say it any more. */
export function standingTime(at: Date, seededAt: Date): Date {
  const ahead = Math.abs(at.getTime() - seededAt.getTime()) / 1000;
  if (ahead <= maxAhead) return at;
  throw new Error(
    `This world was made on ${seededAt.toISOString().slice(0, 10)}: its clock can be set within ten years of that. ` +
      'A link with now=… creates a world at another time.',
  );
}

/** The one way to write a moment: `readMoment` gives the same back. */
export function writeMoment({ seededAt, aheadSeconds }: Moment): string {
  const ahead = aheadSeconds === 0 && seededAt !== null ? '' : writeAhead(aheadSeconds);
  return `${seededAt === null ? '' : `${seededAt.toISOString().slice(0, 16)}Z`}${ahead}`;
}

// Object.keys of a literal holds exactly its own keys.
const units = Object.keys(unitSeconds) as Unit[];

/** A span with its sign, in the largest unit that holds it exactly: `+3d`, `-90m`; a long one in several: `-192d6h28m`. */
function writeAhead(seconds: number): string {
  const sign = seconds < 0 ? '-' : '+';
  let left = Math.abs(seconds);
  const one = units.find((unit) => left % unitSeconds[unit] === 0) ?? 's';
  if (one === 'd' || left / unitSeconds[one] < 1000) return `${sign}${left / unitSeconds[one]}${one}`;
  const parts = units.map((unit) => {
    const count = Math.floor(left / unitSeconds[unit]);
    left -= count * unitSeconds[unit];
    return count === 0 ? '' : `${count}${unit}`;
  });
  return `${sign}${parts.join('')}`;
}

/** What spans such as `192d6h28m` come to. */
function secondsOf(spans: string): number {
  const parts = [...spans.matchAll(/(\d+)([dhms])/g)];
  // The grammar lets nothing but a unit stand there.
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * unitSeconds[unit as Unit], 0);
}

const withTime = (iso: string) => {
  const bare = iso.replace(/Z$/, '');
  return `${bare.length === 10 ? `${bare}T00:00` : bare}Z`;
};
