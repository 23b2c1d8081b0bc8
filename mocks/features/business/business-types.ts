import { slugOf } from './business-slug';
import type { Row } from '../../engine/db/database';
import { businessTypeView } from './view';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { recordAct } from '../../engine/answers/audit';
import { paged } from '../../engine/answers/paging';
import { conflict, forbidden, invalid, notFound } from '../../engine/requests/refusal';

const pageSize = 50;

function refuseMember(call: Call): void {
  if (call.me().role !== 'admin') throw forbidden('Only admins can change business types');
}

function typeAt(call: Call): Readonly<Row<'businessType'>> {
  const type = call.world.db.businessType.get(call.param('id'));
  if (type === undefined) throw notFound('We couldn’t find that business type');
  return type;
}

/** The slug of a new name. Throws 422 when it has no letter or digit, 409 when another type has it. */
function freeSlug({ world: { db } }: Call, name: string, own?: string): string {
  const slug = slugOf(name);
  if (slug === '') throw invalid({ name: ['Use letters or digits'] });
  const holder = db.businessType.first('slug', slug);
  if (holder && holder.id !== own) throw conflict('There’s already a business type with this name');
  return slug;
}

export const businessTypeOperations = {
  listBusinessTypes(call) {
    const { db } = call.world;
    const types = db.businessType.sorted('order');
    return { status: 200, body: paged(call, types, pageSize, (type) => businessTypeView(db, type)) };
  },

  async createBusinessType(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const { name, group, order } = await call.body();
    const slug = freeSlug(call, name);
    const at = clock.now().toISOString();
    const last = db.businessType.sorted('order').at(-1)?.order ?? 0;
    const type = db.businessType.add({
      name: name.trim(),
      slug,
      group,
      order: order ?? last + 1,
      createdAt: at,
      updatedAt: at,
    });
    recordAct(call, { act: 'business-type', subject: type.name, after: 'added' });
    return { status: 201, body: businessTypeView(db, type) };
  },

  async updateBusinessType(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const type = typeAt(call);
    const { updatedAt: seen, name, ...given } = await call.body();
    if (seen !== undefined && seen !== type.updatedAt) throw conflict('This has changed since you opened it');
    const before = type.name;
    const saved = db.businessType.update(type.id, {
      ...given,
      ...(name !== undefined && { name: name.trim(), slug: freeSlug(call, name, type.id) }),
      updatedAt: clock.now().toISOString(),
    });
    recordAct(call, {
      act: 'business-type',
      subject: saved.name,
      before: before === saved.name ? null : before,
      after: 'changed',
    });
    return { status: 200, body: businessTypeView(db, saved) };
  },

  deleteBusinessType(call) {
    refuseMember(call);
    const { db } = call.world;
    const type = typeAt(call);
    const count = db.business.countBy('typeId', type.id);
    if (count > 0) throw conflict(`${count} ${count === 1 ? 'business has' : 'businesses have'} this type`);
    db.businessType.remove(type.id);
    recordAct(call, { act: 'business-type', subject: type.name, after: 'deleted' });
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listBusinessTypes' | 'createBusinessType' | 'updateBusinessType' | 'deleteBusinessType'
>;
