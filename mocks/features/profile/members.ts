import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import type { ProfileRow } from '../../engine/db/tables/account';
import { isBlockedBetween } from '../../engine/world/relations';
import { keepUpload, maxProfileImageBytes } from '../../engine/uploads/uploads';
import { memberNamed } from './members/usernames';
import type { Call, CallOf, OperationsOf } from '../../engine/answers/operation';
import { imagesOf } from '../../engine/uploads/uploaded-images';
import { memberAccountOperations } from './account';
import { profileOf, profileView } from './card';
import { paged } from '../../engine/answers/paging';
import { closenessTo, isShownTo } from './members/profile-audience';
import { profilePropertyView, shownProperties } from './profile-properties';
import { registerOperations } from './register';
import { conflict, forbidden, invalid, notFound, Refusal } from '../../engine/requests/refusal';

type Member = Readonly<Row<'user'>>;
type Update = Schema<'ProfileUpdate'>;

const propertiesPerPage = 24;

/** Whom the path names. Throws 404 when nobody, or nobody the reader may know of. */
function memberOf(call: Call, reader: Member): Member {
  const { db } = call.world;
  const name = call.param('id');
  const user = memberNamed(db, name) ?? (/^\d{1,10}$/.test(name) ? db.user.get(Number(name)) : undefined);
  if (user === undefined && db.business.first('username', name.toLowerCase())) {
    throw new Refusal(404, { message: 'This is a business', code: 'business' });
  }
  const isHidden =
    user === undefined ||
    isBlockedBetween(db, user.id, reader.id) ||
    (user.status === 'suspended' && reader.role !== 'admin');
  if (isHidden) throw notFound('We couldn’t find that member');
  return user;
}

/** What changes besides the pictures: the whole body, or the form's `profile`. */
async function changesIn(call: CallOf<'updateProfile'>): Promise<Update> {
  const body = await call.body();
  if ('profile' in body) return body.profile ?? {};
  const uploads = [...(await call.files('image')), ...(await call.files('cover'))];
  // Without a picture it is no form, and JSON has this shape.
  return uploads.length > 0 ? {} : (body as Update);
}

/** Throws 422 when the least of the budget is more than the most. */
function refuseUpsideDown({ budgetMin, budgetMax }: Pick<ProfileRow, 'budgetMin' | 'budgetMax'>): void {
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    throw invalid({ budgetMax: ['Enter a maximum no lower than the minimum'] });
  }
}

async function save(call: CallOf<'updateProfile'>, me: Member): Promise<Member> {
  const { db, clock } = call.world;
  const changes = await changesIn(call);
  const {
    updatedAt: seen,
    headline,
    roles,
    town,
    outcode,
    strategies,
    profileImage,
    audience,
    ...own
  } = changes;
  const { id, ...row } = profileOf(db, me);
  if (seen !== undefined && seen !== row.updatedAt) throw conflict('This has changed since you opened it');
  refuseUpsideDown({ ...row, ...own });
  const [image] = await imagesOf(call, 'image', maxProfileImageBytes);
  const [cover] = await imagesOf(call, 'cover', maxProfileImageBytes);
  const keep = async (file: File | undefined, stem: string) =>
    file && (await keepUpload(call.world, me.id, file, { kind: 'public' }, stem)).file;
  const avatarFile = await keep(image, 'avatar');
  const coverFile = await keep(cover, 'cover');
  const profile = {
    ...row,
    ...own,
    ...(coverFile !== undefined && { coverImage: coverFile }),
    audience: { ...row.audience, ...audience },
    uploads: row.uploads + (image || cover ? 1 : 0),
    updatedAt: clock.now().toISOString(),
  };
  if (id === '') db.profile.add(profile);
  else db.profile.update(id, profile);
  return db.user.update(me.id, {
    ...(headline !== undefined && { headline: headline?.trim() || null }),
    ...(roles && { roles }),
    ...(town !== undefined && { town: town?.trim() || null }),
    ...(outcode !== undefined && { outcode }),
    ...(strategies && { strategies }),
    ...(profileImage === null && { profileImage }),
    ...(avatarFile !== undefined && { profileImage: avatarFile }),
  });
}

export const profileOperations = {
  ...registerOperations,
  ...memberAccountOperations,

  getProfile(call) {
    const me = call.me();
    const { as } = call.filters();
    return { status: 200, body: profileView(call.world.db, memberOf(call, me), me, as) };
  },

  listProfileProperties(call) {
    const me = call.me();
    const { db } = call.world;
    const member = memberOf(call, me);
    const closeness = closenessTo(db, member.id, me.id, call.filters().as);
    if (!isShownTo(profileOf(db, member), 'properties', closeness))
      throw forbidden('This member has hidden their properties');
    const shown = shownProperties(db, member.id);
    return { status: 200, body: paged(call, shown, propertiesPerPage, profilePropertyView(db)) };
  },

  async updateProfile(call) {
    const me = call.me();
    if (memberOf(call, me).id !== me.id) throw forbidden('You can only edit your own profile');
    const saved = await save(call, me);
    return { status: 200, body: profileView(call.world.db, saved, saved) };
  },
} satisfies OperationsOf<
  'checkUsername' | 'registerUser' | 'updateUser' | 'getProfile' | 'listProfileProperties' | 'updateProfile'
>;
