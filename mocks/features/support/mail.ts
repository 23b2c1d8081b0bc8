import type { Call } from '../../engine/answers/operation';

/** Notes an e-mail that the server would have sent. An address of nobody here is kept as member 0's. */
export function sendMail({ world }: Pick<Call, 'world'>, email: string, subject: string, link: string): void {
  const userId = world.db.user.first('email', email)?.id ?? 0;
  world.db.mail.add({ userId, subject, link, sentAt: world.clock.now().toISOString() });
}
