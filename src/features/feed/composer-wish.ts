// Somebody elsewhere wants to write a post: the composer takes the focus, at once or when its page is there.
import { create } from 'zustand';

/** How long the wish waits for the composer, in ms; after that the focus belongs to something else. */
const patience = 10_000;

export const useComposerWish = create<{ isWanted: boolean; since: number }>(() => ({
  isWanted: false,
  since: 0,
}));

/** Puts the cursor into the composer; its page has been asked for. */
export const wishForComposer = (): void => useComposerWish.setState({ isWanted: true, since: Date.now() });

/** Ends the wish; whether it was still young enough to be followed. */
export function takeComposerWish(): boolean {
  const { isWanted, since } = useComposerWish.getState();
  useComposerWish.setState({ isWanted: false });
  return isWanted && Date.now() - since < patience;
}
