// Names under `/`: members and businesses share them, and a name given up stays with who had it.
import type { Schema } from '../../../engine/contract/contract';
import type { Row, Tables } from '../../../engine/db/database';
import { isReservedUsername } from '@/lib/paths/reserved-usernames';

type Named = Pick<Tables, 'user' | 'business' | 'formerUsername'>;
type Availability = Schema<'UsernameAvailability'>;
type Reason = NonNullable<Availability['reason']>;

const form = /^[a-z][a-z0-9_.-]{2,29}$/;
const wordings: Record<Reason, string> = {
  form: 'Use 3 to 30 lowercase letters, numbers, full stops, hyphens or underscores, starting with a letter',
  reserved: 'This username isn’t available. Choose another.',
  taken: 'This username is taken',
};

/** Whose name it may be already without being taken. */
interface Holder {
  userId?: number;
  businessId?: string;
}

function problemOf(tables: Named, username: string, holder: Holder): Reason | undefined {
  if (!form.test(username)) return 'form';
  if (isReservedUsername(username)) return 'reserved';
  const user = tables.user.first('username', username);
  const business = tables.business.first('username', username);
  const former = tables.formerUsername.first('username', username);
  const isTaken =
    (user !== undefined && user.id !== holder.userId) ||
    (business !== undefined && business.id !== holder.businessId) ||
    (former !== undefined && former.userId !== holder.userId);
  return isTaken ? 'taken' : undefined;
}

/** Why the name cannot be had, for people; undefined when it can. */
export function usernameProblem(tables: Named, username: string, holder: Holder = {}): string | undefined {
  const reason = problemOf(tables, username, holder);
  return reason && wordings[reason];
}

/** Whether a name is free; upper and lower case are the same. Three that are free when it is not. */
export function availabilityOf(tables: Named, asked: string, holder: Holder = {}): Availability {
  const username = asked.trim().toLowerCase();
  const reason = problemOf(tables, username, holder) ?? null;
  return {
    username,
    available: reason === null,
    reason,
    message: reason && wordings[reason],
    suggestions: reason === null ? [] : suggestionsFor(tables, username),
  };
}

const endings = ['.homes', '.property', '.lets', '-uk', '.invests'];

function suggestionsFor(tables: Named, username: string): string[] {
  const letters = username
    .normalize('NFD')
    .replaceAll(/[^a-z0-9_.-]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 20)
    .replace(/[._-]+$/, '');
  const base = letters.length < 2 ? 'landlord' : letters;
  const found: string[] = [];
  for (let n = 0; found.length < 3; n += 1) {
    const name = `${base}${endings[n] ?? n}`;
    if (problemOf(tables, name, {}) === undefined) found.push(name);
  }
  return found;
}

/** The member a name leads to, by a name they gave up too. */
export function memberNamed(tables: Named, username: string): Readonly<Row<'user'>> | undefined {
  const name = username.toLowerCase();
  const former = tables.formerUsername.first('username', name);
  return tables.user.first('username', name) ?? (former && tables.user.get(former.userId));
}
