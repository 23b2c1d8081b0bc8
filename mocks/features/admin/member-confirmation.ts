import { recordAct } from '../../engine/answers/audit';
import type { OperationsOf } from '../../engine/answers/operation';
import { notFound } from '../../engine/requests/refusal';
import { askForConfirmation } from '../account/mails';
import { refuseMember } from './refuse-member';

export const memberConfirmationOperations = {
  async sendMemberConfirmation(call) {
    refuseMember(call);
    const { db } = call.world;
    const member = db.user.get(call.id());
    if (member === undefined) throw notFound('We couldn’t find that member');
    const { uri } = await call.body();
    askForConfirmation(call.world, member, uri, 'This email address is already confirmed');
    recordAct(call, {
      act: 'confirmation',
      subject: member.fullName,
      path: `/${member.username}`,
      after: member.email,
    });
    return { status: 204 };
  },
} satisfies OperationsOf<'sendMemberConfirmation'>;
