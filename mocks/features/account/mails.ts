import type { Row } from '../../engine/db/database';
import { invalid, tooMany } from '../../engine/requests/refusal';
import type { World } from '../../engine/world/world';

const confirmationSubject = 'Confirm your email address';
const allowedMails = 5;
const mailWindowMs = 600_000;

/** Sends the link that confirms the member's e-mail address; an earlier one holds no more. */
export function sendConfirmation({ db, clock }: World, user: Readonly<Row<'user'>>, uri: string): void {
  const token = `confirm-${user.id}-${db.mail.size + 1}`;
  db.user.update(user.id, { confirmationToken: token });
  db.mail.add({
    userId: user.id,
    subject: confirmationSubject,
    link: `${uri}/?token=${token}`,
    sentAt: clock.now().toISOString(),
  });
}

/**
 * Sends the link when somebody asked for it. Throws 422 when the address is confirmed already, 429 after five in ten minutes.
 * @param done says that it is confirmed
 */
export function askForConfirmation(
  world: World,
  user: Readonly<Row<'user'>>,
  uri: string,
  done: string,
): void {
  const { db, clock } = world;
  if (user.emailConfirmed) throw invalid({}, done);
  const since = new Date(clock.now().getTime() - mailWindowMs).toISOString();
  const recent = db.mail
    .by('userId', user.id)
    .filter((mail) => mail.subject === confirmationSubject && mail.sentAt > since);
  if (recent.length >= allowedMails) {
    throw tooMany(mailWindowMs / 1000, 'We’ve already sent several emails. Check your inbox and spam folder');
  }
  sendConfirmation(world, user, uri);
}
