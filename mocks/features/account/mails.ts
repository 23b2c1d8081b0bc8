import type { Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';

export const confirmationSubject = 'Confirm your email address';

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
