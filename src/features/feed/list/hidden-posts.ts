// Posts that their reader has just deleted or muted: their place says so, and offers the way back.
import { create } from 'zustand';

export interface HiddenPost {
  /** What stands in the post's place. */
  text: string;
  /** null once there is no way back. */
  onUndo: (() => void) | null;
}

const useHiddenPosts = create<{ hidden: ReadonlyMap<number, HiddenPost> }>(() => ({ hidden: new Map() }));

export const useHiddenPost = (id: number): HiddenPost | undefined =>
  useHiddenPosts(({ hidden }) => hidden.get(id));

/** Hides a post, or with null shows it again. */
export function hidePost(id: number, how: HiddenPost | null): void {
  useHiddenPosts.setState(({ hidden }) => {
    const next = new Map(hidden);
    if (how) next.set(id, how);
    else next.delete(id);
    return { hidden: next };
  });
}
