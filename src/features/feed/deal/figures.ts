// Figures of a deal that comments can speak of: what a pin says, and where the discussion of one is shown.
import { create } from 'zustand';
import type { Schemas } from '@/api/contract';

type Attachment = Schemas['Attachment'];
type Figure = Schemas['SnapshotFigure'];

/** A figure that has a name in its evaluation, and so can be spoken of. */
export interface NamedFigure extends Figure {
  field: string;
}

/** The figures of a post's evaluation that comments can be pinned to; none of any other card. */
export const namedFigures = (attachment: Attachment | null): NamedFigure[] =>
  attachment?.kind === 'evaluation'
    ? attachment.snapshot.figures.flatMap((figure) =>
        figure.field === undefined ? [] : [{ ...figure, field: figure.field }],
      )
    : [];

/** `Gross yield · 8.4%`; a figure that the card does not show any more is named alone. */
export function figureText(attachment: Attachment | null, field: string): string {
  const figure = namedFigures(attachment).find((each) => each.field === field);
  return figure ? `${figure.label} · ${figure.value}` : 'a figure';
}

/** Where the figure that a comment being written speaks of is kept with its draft. */
export const pinDraft = (postId: number): string => `pin:${postId}`;

interface Discussed {
  /** The figure whose comments alone are shown under a post. */
  shown: { postId: number; field: string } | null;
  /** The post under which somebody wants to write about a figure. */
  wish: number | null;
}

export const useDiscussed = create<Discussed>(() => ({ shown: null, wish: null }));

/** Shows the comments on this figure alone, or all again when it is shown already. */
export const toggleShown = (postId: number, field: string): void =>
  useDiscussed.setState(({ shown }) => ({
    shown: shown?.postId === postId && shown.field === field ? null : { postId, field },
  }));

export const showAllComments = (): void => useDiscussed.setState({ shown: null });

/** The figure whose comments alone are shown under this post. */
export const useShownFigure = (postId: number): string | undefined =>
  useDiscussed(({ shown }) => (shown?.postId === postId ? shown.field : undefined));
