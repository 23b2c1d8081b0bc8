import type { KeyboardEvent } from 'react';
import { cancelledText, liftedText, overText } from '../model/announcements';
import { canMove, type DealCard, type Stage } from '../model/deal-card';
import { columnOf, type Place } from '../model/moves';
import type { StagePreference } from '../model/stages';
import { aimAt, letGo, lift, useCarry } from './carry';
import { columnElement, focusDeal, scrollNear } from './column-rows';
import { landingOf } from './use-drop';

interface KeyboardMoveOptions {
  /** The columns that are seen, from left to right. */
  views: readonly StagePreference[];
  shown: readonly DealCard[];
  drop: (deal: DealCard, place: Place) => boolean;
  /** Asks where the deal shall go. */
  onMoveTo: (deal: DealCard) => void;
  /** Says something to screen readers. */
  say: (text: string) => void;
  areLettersOn: boolean;
}

type Step = readonly [columns: -1 | 0 | 1, rows: -1 | 0 | 1];

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Space lifts the focused deal, arrows carry it, Space drops it, Escape puts it back; without a lift arrows move the focus. */
export function useKeyboardMove(options: KeyboardMoveOptions) {
  const { views, shown, drop, onMoveTo, say, areLettersOn } = options;
  const order = views.map(({ stage }) => stage);

  const spotOf = (deal: DealCard, place: Place) => landingOf(shown, deal, place, views);

  function carry(deal: DealCard, target: Place, [columns, rows]: Step): void {
    const stage = next(order, target.stage, columns);
    const others = columnOf(shown, stage).filter(({ id }) => id !== deal.id);
    const at = spotOf(deal, target).position - 1;
    const index = Math.min(Math.max(0, at + rows), others.length);
    const place: Place = { stage, afterId: others[index - 1]?.id ?? null };
    aimAt(place);
    const column = columnElement(stage);
    column?.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (column) scrollNear(column, place.afterId);
    say(overText(spotOf(deal, place)));
  }

  function moveFocus(deal: DealCard, [columns, rows]: Step): void {
    const at = columnOf(shown, deal.pipeline.stage).findIndex(({ id }) => id === deal.id);
    const full = order.filter((stage) => columnOf(shown, stage).length > 0);
    const stage = next(full, deal.pipeline.stage, columns);
    const column = columnOf(shown, stage);
    const other = column[Math.min(Math.max(0, at + rows), column.length - 1)];
    if (other) focusDeal(other.id, stage);
  }

  function onKey(event: KeyboardEvent, deal: DealCard): void {
    // Only the card's own link moves it, and only a plain key: Shift and the arrows may select or scroll.
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!isPlain || !(event.target instanceof HTMLAnchorElement)) return;
    const { deal: lifted, target, by } = useCarry.getState();
    const isLifted = by === 'keyboard' && lifted?.id === deal.id && target !== null;
    const step = steps[event.key];
    const act = isLifted
      ? event.key === ' ' || event.key === 'Enter'
        ? () => putDown(deal, target)
        : event.key === 'Escape'
          ? () => cancel(deal)
          : step && (() => carry(deal, target, step))
      : event.key === ' ' && canMove(deal)
        ? () => liftUp(deal)
        : event.key === 'm' && areLettersOn && canMove(deal)
          ? () => onMoveTo(deal)
          : step && (() => moveFocus(deal, step));
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function liftUp(deal: DealCard): void {
    const place = placeOf(shown, deal);
    lift(deal, 'keyboard', place);
    say(liftedText(deal.title, spotOf(deal, place)));
  }

  function putDown(deal: DealCard, target: Place): void {
    if (drop(deal, target)) focusDeal(deal.id, target.stage);
    else say(cancelledText(deal.title, spotOf(deal, placeOf(shown, deal))));
  }

  function cancel(deal: DealCard): void {
    letGo();
    say(cancelledText(deal.title, spotOf(deal, placeOf(shown, deal))));
  }

  /** The focus went elsewhere: nobody carries the deal any more. */
  function onBlur(deal: DealCard): void {
    const { deal: lifted, by } = useCarry.getState();
    if (by === 'keyboard' && lifted?.id === deal.id) cancel(deal);
  }

  return { onKey, onBlur };
}

function next(order: readonly Stage[], stage: Stage, by: number): Stage {
  return order[order.indexOf(stage) + by] ?? stage;
}

/** Where the deal stands now. */
export function placeOf(shown: readonly DealCard[], deal: DealCard): Place {
  const { stage } = deal.pipeline;
  const column = columnOf(shown, stage);
  const at = column.findIndex(({ id }) => id === deal.id);
  return { stage, afterId: column[at - 1]?.id ?? null };
}
