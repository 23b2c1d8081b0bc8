// Two features meet here: the assistant lends the panel, evaluations the figures in her answers. Loaded when Ava is approached.
import type { ComponentProps } from 'react';
import { Ava } from '@/features/assistant/ava';
import { FigureLink } from '@/features/evaluations/figure-link/figure-link';
import { figureIn } from '@/features/evaluations/figure-link/figure-token';

/** Ava's conversation and panel for the signed-in person. */
export function AvaCenter(props: Omit<ComponentProps<typeof Ava>, 'renderFigure'>) {
  return <Ava {...props} renderFigure={renderFigure} />;
}

function renderFigure(token: string) {
  const figure = figureIn(token);
  return figure && <FigureLink {...figure} />;
}
