import type { Schemas } from '@/api/contract';

/** How long after registration the checklist is shown, in days. */
const daysShown = 30;
const dayMs = 24 * 60 * 60_000;
/** How many connections the last step asks for. */
export const wantedConnections = 3;

export type StepId = 'email' | 'photo' | 'evaluation' | 'connections';

export interface Step {
  id: StepId;
  isDone: boolean;
}

type User = Pick<Schemas['CurrentUser'], 'emailConfirmed' | 'profileImage' | 'joinedAt'>;

/** Whether somebody has joined so lately that the checklist is for them. An unreadable day counts as long ago. */
export const isNewcomer = ({ joinedAt }: Pick<User, 'joinedAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(joinedAt ?? '') < daysShown * dayMs;

/**
 * The four first steps of a new member (S09), and which of them are done.
 * @param counts how many evaluations and connections there are
 */
export const stepsOf = (user: User, counts: { evaluations: number; connections: number }): Step[] => [
  { id: 'email', isDone: user.emailConfirmed },
  { id: 'photo', isDone: Boolean(user.profileImage) },
  { id: 'evaluation', isDone: counts.evaluations > 0 },
  { id: 'connections', isDone: counts.connections >= wantedConnections },
];
