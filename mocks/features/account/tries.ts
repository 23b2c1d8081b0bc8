// How often somebody may guess a password.
import type { Call } from '../../engine/answers/operation';
import { forbidden, tooMany } from '../../engine/requests/refusal';
import type { Row } from '../../engine/db/database';

const allowedTries = 5;
const lockSeconds = 60;

/** Throws 429 while the identifier is locked after too many wrong passwords. */
export function refuseLocked({ world }: Call, identifier: string): void {
  const tries = world.wrongPasswords.get(identifier);
  if (tries === undefined || tries.count < allowedTries) return;
  const left = lockSeconds - (world.clock.now().getTime() - tries.lastAt) / 1000;
  if (left > 0) throw tooMany(Math.ceil(left), 'Too many attempts. Wait a minute and try again');
  world.wrongPasswords.delete(identifier);
}

export function countWrongTry({ world }: Call, identifier: string): void {
  const count = (world.wrongPasswords.get(identifier)?.count ?? 0) + 1;
  world.wrongPasswords.set(identifier, { count, lastAt: world.clock.now().getTime() });
}

/** Throws 403 with the reason when the account is suspended. */
export function refuseSuspended({ status, suspendedReason }: Readonly<Row<'user'>>): void {
  if (status !== 'suspended') return;
  const why = suspendedReason === null ? '' : `: ${suspendedReason}`;
  throw forbidden(`Your account is suspended${why}. Contact us if you think this is a mistake`);
}
