import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import type { OperationsOf } from '../../engine/answers/operation';
import { refuseTurnedOff } from '../../engine/answers/feature-flags';
import { addOwn, changeOwn } from '../../engine/answers/owned';
import { paged } from '../../engine/answers/paging';
import { conflict, forbidden, notFound } from '../../engine/requests/refusal';
import { originOf } from '../../engine/requests/site-origin';
import { recordAct } from '../../engine/answers/audit';
import { sendMail } from './mail';
import { authorView } from '../../engine/answers/views';

const pageSize = 50;
type Application = Readonly<Row<'betaApplication'>>;

const view = (db: Database, row: Application): Schema<'BetaApplication'> => ({
  ...row,
  strategies: [...row.strategies],
  applicant: authorView(db, row.ownerId),
});

const subjects: Record<Schema<'BetaStatus'>, string> = {
  applied: 'We’re looking at your application again',
  waitlist: 'You’re on the waiting list',
  accepted: 'You’re in: welcome to the beta',
};

export const betaOperations = {
  listBetaApplications(call) {
    const me = call.me();
    const { db } = call.world;
    const { scope = 'mine', feature, status } = call.filters();
    if (scope === 'all' && me.role !== 'admin') throw forbidden('Only admins can see all applications');
    const rows = db.betaApplication
      .sorted('createdAt')
      .filter((row) => scope === 'all' || row.ownerId === me.id)
      .filter((row) => feature === undefined || row.feature === feature)
      .filter((row) => status === undefined || row.status === status)
      .toReversed();
    return { status: 200, body: paged(call, rows, pageSize, (row) => view(db, row)) };
  },

  async createBetaApplication(call) {
    const me = call.me();
    refuseTurnedOff(call, 'beta-applications');
    const { db } = call.world;
    const body = await call.body();
    const isSecond = db.betaApplication.by('ownerId', me.id).some((row) => row.feature === body.feature);
    if (isSecond) throw conflict('You’ve already applied for this');
    const row = addOwn<Row<'betaApplication'>>(call, db.betaApplication, { ...body, status: 'applied' });
    return { status: 201, body: view(db, row) };
  },

  async updateBetaApplication(call) {
    if (call.me().role !== 'admin') throw forbidden('Only admins can decide on applications');
    const { db } = call.world;
    const row = db.betaApplication.get(call.param('id'));
    if (row === undefined) throw notFound('We couldn’t find that application');
    const before = row.status;
    const saved = changeOwn<Row<'betaApplication'>>(call, db.betaApplication, row, await call.body());
    const applicant = db.user.get(row.ownerId);
    if (saved.status !== before)
      recordAct(call, {
        act: 'beta',
        subject: `${applicant?.fullName ?? 'Member'}, ${row.feature}`,
        before,
        after: saved.status,
      });
    if (saved.status !== before && applicant) {
      sendMail(call, applicant.email, subjects[saved.status], `${originOf(call)}/${row.feature}`);
    }
    return { status: 200, body: view(db, saved) };
  },
} satisfies OperationsOf<'listBetaApplications' | 'createBetaApplication' | 'updateBetaApplication'>;
