import type { OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { authorView } from '../../engine/answers/views';
import { featureFlagOperations } from './feature-flags';
import { memberConfirmationOperations } from './member-confirmation';
import { refuseMember } from './refuse-member';
import { monthlyPence } from './revenue';
import { adminSubscriptionOperations } from './subscriptions';

const pageSize = 50;
const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

export const adminOperations = {
  ...adminSubscriptionOperations,
  ...memberConfirmationOperations,
  ...featureFlagOperations,

  getAdminOverview(call) {
    refuseMember(call);
    const { db, clock } = call.world;
    const now = clock.now().getTime();
    const [weekAgo, twoWeeksAgo] = [weekMs, 2 * weekMs].map((ms) => new Date(now - ms).toISOString());
    const dayAgo = new Date(now - dayMs).toISOString();
    const within = (at: string | null) => at !== null && at > (weekAgo ?? '');
    const before = (at: string) => !within(at) && at > (twoWeeksAgo ?? '');
    const users = db.user.all();
    const posts = db.post.all();
    const open = db.supportTicket.all().filter(({ status }) => status === 'open');
    return {
      status: 200,
      body: {
        members: users.length,
        suspended: users.filter(({ status }) => status === 'suspended').length,
        active: users.filter(({ lastSeenAt }) => within(lastSeenAt)).length,
        activeToday: users.filter(({ lastSeenAt }) => lastSeenAt !== null && lastSeenAt > dayAgo).length,
        signUps: users.filter(({ joinedAt }) => within(joinedAt)).length,
        signUpsBefore: users.filter(({ joinedAt }) => before(joinedAt)).length,
        posts: posts.filter(({ createdAt }) => within(createdAt)).length,
        postsBefore: posts.filter(({ createdAt }) => before(createdAt)).length,
        openReports: open.filter(({ topic }) => topic === 'report').length,
        openTickets: open.filter(({ topic }) => topic !== 'report').length,
        problems: db.supportTicket
          .all()
          .filter(({ topic, createdAt }) => topic === 'problem' && within(createdAt)).length,
        betaApplications: db.betaApplication.all().filter(({ status }) => status === 'applied').length,
        monthlyRevenue: monthlyPence(call.world) / 100,
      },
    };
  },

  listAuditEntries(call) {
    refuseMember(call);
    const { db } = call.world;
    const { act } = call.filters();
    const rows = db.auditEntry
      .all()
      .filter((row) => act === undefined || row.act === act)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    return {
      status: 200,
      body: paged(call, rows, pageSize, ({ adminId, ...row }) => ({
        ...row,
        admin: authorView(db, adminId),
      })),
    };
  },
} satisfies OperationsOf<
  | 'getAdminOverview'
  | 'listAuditEntries'
  | 'listSubscriptions'
  | 'sendMemberConfirmation'
  | 'listFeatureFlags'
  | 'updateFeatureFlag'
>;
