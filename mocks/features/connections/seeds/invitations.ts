import type { Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';

/** E-mail address, days since the invitation, who joined by it, and what Hannah wrote. */
const invited: readonly (readonly [string, number, number | null, string | null])[] = [
  [
    'ifeoma.okafor@post.example',
    3,
    null,
    'You said you’d look at the numbers with me. This is where I keep them.',
  ],
  ['lettings@fallowfieldhomes.example', 12, null, null],
  ['joanna.wright@post.example', 190, 43, 'Come and meet other landlords who let to key workers.'],
  ['m.castellanos-fairweather@northernpropertymeetup.example', 64, null, null],
];
const holdsDays = 30;

/** Hannah's invitations: two that wait, one that was taken up, one that expired. */
export function seedInvitations(tables: Tables, now: Date): void {
  invited.forEach(([email, days, joinedUserId, message], index) => {
    const sentAt = before(now, { days, hours: index });
    tables.invitation.add({
      ownerId: memberId,
      email,
      message,
      code: `invite-${memberId}-${index + 1}`,
      expiresAt: before(now, { days: days - holdsDays, hours: index }),
      sentAt,
      createdAt: sentAt,
      updatedAt: sentAt,
      joinedUserId,
      mailsSent: [sentAt],
    });
  });
}
