import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { openShareForm } from '@/entities/record/share-form';

/** Opens the share link of a document: to copy, to end, or to create. */
export const shareDocument = ({
  id,
  name,
  shared,
}: Pick<Schemas['PortfolioDocument'], 'id' | 'name' | 'shared'>): void =>
  openShareForm({
    title: name,
    text: 'Anyone signed in with the link can view and download the document until it expires.',
    shared,
    pathOf: (token) => `/documents/shared/${token}`,
    save: async (queryClient, share) => {
      const args = { path: { id }, body: { share } };
      const answer = await write(queryClient, 'put', '/documents/{id}', args, { refreshes: ['/documents'] });
      return answer?.shared ?? null;
    },
  });
