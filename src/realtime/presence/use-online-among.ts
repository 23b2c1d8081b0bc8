import { useShallow } from 'zustand/react/shallow';
import { presence } from './presence';

/** The online ones among these members, in their order. Draws again only when that list changes. */
export function useOnlineAmong(userIds: readonly number[]): readonly number[] {
  return presence(useShallow((state) => userIds.filter((userId) => state.online.has(userId))));
}
