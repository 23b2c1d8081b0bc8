import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';

/** Whether somebody writes articles: admins, and members who have written one before. Undefined until that is known. */
export function useCanWrite(user: Schemas['CurrentUser'] | undefined): boolean | undefined {
  const isAdmin = user?.userRole.role === 'admin';
  const own = useQuery({
    ...read('/articles', { query: { author: user?.id ?? 0 } }),
    enabled: user !== undefined && !isAdmin,
    staleTime: 5 * 60_000,
  });
  if (isAdmin) return true;
  return own.isError ? false : own.data && own.data.total > 0;
}
