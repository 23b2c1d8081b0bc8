import { read } from '@/api/queries';

export const ticketQuery = (id: string) => read('/support/{id}', { path: { id } });
