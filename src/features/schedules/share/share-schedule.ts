import { write } from '@/api/queries';
import { openShareForm } from '@/entities/record/share-form';
import type { Schedule } from '../schedule-kinds';

/** Opens the link by which a contractor sees a schedule: to copy, to end, or to create. */
export const shareSchedule = ({ id, title, shared }: Pick<Schedule, 'id' | 'title' | 'shared'>): void =>
  openShareForm({
    title: `“${title}”`,
    text: 'Anyone signed in with the link can view and print the items and their photos until it expires. Prices and signatures aren’t shown.',
    shared,
    pathOf: (token) => `/documents/schedules/${token}`,
    save: async (queryClient, share) => {
      const args = { path: { id }, body: { share } };
      const refreshes = ['/schedules', `/schedules/${id}`];
      return (await write(queryClient, 'put', '/schedules/{id}', args, { refreshes }))?.shared ?? null;
    },
  });
