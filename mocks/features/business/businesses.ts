import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { handOverUpload, keepUpload, maxProfileImageBytes } from '../../engine/uploads/uploads';
import { usernameProblem } from '../profile/members/usernames';
import { businessSearchOperations } from './find';
import { blankBusiness, typeNamed } from './new';
import { businessReviewOperations } from './reviews';
import { businessTypeOperations } from './business-types';
import { decide, keepProof } from './verification';
import { businessView, roleIn } from './view';
import type { Call, CallOf, OperationsOf } from '../../engine/answers/operation';
import { imagesOf } from '../../engine/uploads/uploaded-images';
import { conflict, forbidden, invalid, notFound, Refusal } from '../../engine/requests/refusal';

type Business = Readonly<Row<'business'>>;
type Member = Readonly<Row<'user'>>;
type Update = Schema<'BusinessUpdate'>;

const maxOwned = 10;

function businessAt(call: Call): Business {
  const business = call.world.db.business.get(call.param('id'));
  if (business === undefined) throw notFound('We couldn’t find that business');
  return business;
}

/** What breaks a rule that the contract cannot say, by field. */
function refuseWrong({ world: { db } }: Call, given: Update, known?: Business): void {
  const problems: Record<string, string[]> = {};
  const name =
    given.username === undefined ? undefined : usernameProblem(db, given.username, holderOf(known));
  if (name !== undefined) problems['username'] = [name];
  if (given.type !== undefined && typeNamed(db, given.type) === undefined) {
    problems['type'] = ['Choose one of the business types'];
  }
  given.hours?.forEach(({ day, open, close }, index) => {
    if (close <= open) problems[`hours.${index}.close`] = ['Enter a closing time after the opening time'];
    else if (given.hours?.findIndex((each) => each.day === day) !== index) {
      problems[`hours.${index}.day`] = ['Add each day only once'];
    }
  });
  const members = given.members ?? [];
  if (given.members && members.filter(({ role }) => role === 'owner').length !== 1) {
    problems['members'] = ['Choose exactly one owner'];
  } else if (new Set(members.map(({ userId }) => userId)).size < members.length) {
    problems['members'] = ['Add each member only once'];
  }
  members.forEach(({ userId }, index) => {
    if (db.user.get(userId)?.status !== 'active')
      problems[`members.${index}.userId`] = ['We couldn’t find that member'];
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { companyNumber } = given;
  const isClaimed =
    companyNumber != null &&
    db.business.all().some((each) => each.companyNumber === companyNumber && each.id !== known?.id);
  if (isClaimed) {
    const message = 'Another business already uses this company number';
    throw new Refusal(409, { message, code: 'company-number-taken' });
  }
  const isNew = companyNumber != null && companyNumber !== known?.companyNumber;
  if (isNew && !db.registeredCompany.all().some((each) => each.companyNumber === companyNumber))
    throw invalid({ companyNumber: ['There’s no company with this number at Companies House'] });
}

const holderOf = (known: Business | undefined) => (known ? { businessId: known.id } : {});

/** Throws 403 to who has no say in it. */
function refuseStranger(me: Member, business: Business, given: Update, hasFiles: boolean): void {
  const { verified: _, declinedReason: __, ...own } = given;
  const role = roleIn(business, me.id);
  if (Object.keys(own).length === 0 && !hasFiles) return;
  if (role !== 'owner' && role !== 'admin')
    throw forbidden('Only the owner and admins can change this business');
  if (own.members && role !== 'owner') throw forbidden('Only the owner can change the team');
}

/** What changes besides files: the whole body, or the form's `business`. */
async function changesIn(call: CallOf<'updateBusiness'>): Promise<Update> {
  const body = await call.body();
  if ('business' in body) return body.business ?? {};
  const uploads = [...(await call.files('image')), ...(await call.files('proof'))];
  // Without a file it is no form, and JSON has this shape.
  return uploads.length > 0 ? {} : (body as Update);
}

async function save(call: CallOf<'updateBusiness'>, business: Business): Promise<Business> {
  const me = call.me();
  const { db, clock } = call.world;
  const given = await changesIn(call);
  const [image] = await imagesOf(call, 'image', maxProfileImageBytes);
  const proof = await call.files('proof');
  const { updatedAt: seen, type, name, declinedReason: _, ...rest } = given;
  refuseStranger(me, business, given, image !== undefined || proof.length > 0);
  if (seen !== undefined && seen !== business.updatedAt)
    throw conflict('This has changed since you opened it');
  refuseWrong(call, given, business);
  const decided = decide(call, business, given);
  const sent = await keepProof(call, business, proof);
  const ownerId = given.members?.find(({ role }) => role === 'owner')?.userId ?? business.ownerId;
  const number = business.uploads + 1;
  const stem = `business-${business.username}`;
  const kept = image && (await keepUpload(call.world, ownerId, image, { kind: 'public' }, stem));
  const file = kept?.file;
  // Its picture lies under its owner's media path, so it goes along.
  if (!file && business.profileImage !== null && ownerId !== business.ownerId) {
    await handOverUpload(call.world, business.profileImage, { from: business.ownerId, to: ownerId });
  }
  const typeId = type === undefined ? undefined : typeNamed(db, type)?.id;
  return db.business.update(business.id, {
    ...rest,
    ...decided,
    ...(sent && { verification: sent }),
    ...(name !== undefined && { name: name.trim() }),
    ...(typeId !== undefined && { typeId }),
    ...(file !== undefined && { profileImage: file, uploads: number }),
    ownerId,
    updatedAt: clock.now().toISOString(),
  });
}

export const businessOperations = {
  ...businessSearchOperations,
  ...businessReviewOperations,
  ...businessTypeOperations,

  getBusiness(call) {
    const me = call.me();
    return { status: 200, body: businessView(call.world.db, businessAt(call), me.id) };
  },

  async createBusiness(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { type, name, ...given } = await call.body();
    refuseWrong(call, { ...given, type, name });
    if (db.business.countBy('ownerId', me.id) >= maxOwned) {
      const message = `You can own up to ${maxOwned} businesses`;
      throw invalid({ name: [message] }, message);
    }
    const at = clock.now().toISOString();
    const business = db.business.add({
      ...blankBusiness,
      ...given,
      name: name.trim(),
      // The type was found when the fields were checked.
      typeId: typeNamed(db, type)?.id ?? '',
      ownerId: me.id,
      members: [{ userId: me.id, role: 'owner' }],
      createdAt: at,
      updatedAt: at,
    });
    return { status: 201, body: businessView(db, business, me.id) };
  },

  async updateBusiness(call) {
    const me = call.me();
    const saved = await save(call, businessAt(call));
    return { status: 200, body: businessView(call.world.db, saved, me.id) };
  },

  deleteBusiness(call) {
    const me = call.me();
    const business = businessAt(call);
    if (roleIn(business, me.id) !== 'owner') throw forbidden('Only the owner can close this business');
    const { db } = call.world;
    for (const { id } of db.businessReview.by('businessId', business.id)) db.businessReview.remove(id);
    for (const { id } of db.businessEnquiry.by('businessId', business.id)) db.businessEnquiry.remove(id);
    db.business.remove(business.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listBusinesses'
  | 'createBusiness'
  | 'getBusiness'
  | 'updateBusiness'
  | 'deleteBusiness'
  | 'logEnquiry'
  | 'listBusinessReviews'
  | 'createBusinessReview'
  | 'updateBusinessReview'
  | 'deleteBusinessReview'
  | 'listBusinessTypes'
  | 'createBusinessType'
  | 'updateBusinessType'
  | 'deleteBusinessType'
>;
