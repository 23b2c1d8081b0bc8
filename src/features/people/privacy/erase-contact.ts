import type { Schemas } from '@/api/contract';

/** What a contact is called whose details were erased. */
export const erasedName = 'Erased contact';

/** Leaves nothing of a contact but their role: the tenancies, jobs and payments that name them stay whole. */
export const erasedDetails = (): Schemas['ContactUpdate'] => ({
  name: erasedName,
  company: null,
  emails: [],
  phones: [],
  address: null,
  userId: null,
  preferredChannel: null,
  tags: [],
  notes: null,
  rating: null,
  source: null,
  retentionUntil: null,
});
