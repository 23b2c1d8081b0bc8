// Documents by which a business asks to be verified, and the decision of an admin.
import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { recordAct } from '../../engine/answers/audit';
import type { Call } from '../../engine/answers/operation';
import { conflict, forbidden, invalid } from '../../engine/requests/refusal';
import { originOf } from '../../engine/requests/site-origin';
import { keepUpload, refuseNoDocument } from '../../engine/uploads/uploads';
import { sendMail } from '../support/mail';

type Business = Readonly<Row<'business'>>;
type Verification = Schema<'BusinessVerification'>;

const most = 5;
const provable = /^(application\/pdf|image\/(jpeg|png))$/;

/** Whether its documents wait for a decision. */
export const isWaiting = ({ verified, verification }: Business): boolean =>
  !verified && verification !== null && verification.declinedReason === null;

/** Keeps what was sent; null when nothing was. Throws 422 for what is no document, 409 for a business that is verified. */
export async function keepProof(
  call: Call,
  business: Business,
  files: readonly File[],
): Promise<Verification | null> {
  if (files.length === 0) return null;
  if (business.verified) throw conflict('This business is already verified');
  if (files.length > most) throw invalid({ proof: [`Send up to ${most} documents`] });
  refuseNoDocument('proof', files);
  const wrong = files.find(({ type }) => !provable.test(type));
  if (wrong) throw invalid({ proof: [`${wrong.name}: choose a PDF, JPG or PNG file`] });
  const scope = { kind: 'business', id: business.id } as const;
  const { ownerId } = business;
  const kept = await Promise.all(
    files.map((file) => keepUpload(call.world, ownerId, file, scope, 'verification')),
  );
  return {
    documents: kept.map(({ file, name, size }) => ({ file: `${ownerId}/media/${file}`, name, size })),
    submittedAt: call.world.clock.now().toISOString(),
    declinedReason: null,
  };
}

/** What an admin's decision changes; it is in the audit log, and the owner gets an email. Throws 409 where nothing waits. */
export function decide(
  call: Call,
  business: Business,
  { verified, declinedReason }: Pick<Schema<'BusinessUpdate'>, 'verified' | 'declinedReason'>,
): Partial<Business> {
  if (verified === undefined && declinedReason === undefined) return {};
  if (call.me().role !== 'admin') throw forbidden('Only Tiebeam admins can verify businesses');
  const { name, username, verification } = business;
  const note = (after: string, subject: string) => {
    recordAct(call, { act: 'verify', subject: name, path: `/${username}`, after });
    const owner = call.world.db.user.get(business.ownerId);
    if (owner) sendMail(call, owner.email, subject, `${originOf(call)}/settings/business`);
  };
  if (declinedReason !== undefined) {
    if (!isWaiting(business) || verification === null)
      throw conflict('No documents are waiting for a decision');
    note('declined', `We couldn’t verify ${name}`);
    return { verification: { ...verification, declinedReason: declinedReason.trim() } };
  }
  if (verified === business.verified) return {};
  note(
    verified ? 'verified' : 'not verified',
    verified ? `${name} is verified` : `${name} is no longer verified`,
  );
  return {};
}
