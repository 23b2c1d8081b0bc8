// The works of a schedule as the refurbishment of an evaluation: the same lines, so that both come to the same total.
import type { Schemas } from '@/api/contract';

type Refurbishment = Schemas['Evaluation']['inputs']['refurb'];
type Works = Pick<Schemas['Schedule'], 'contingencyPct'> & {
  items: readonly Pick<Schemas['Schedule']['items'][number], 'room' | 'name' | 'qty' | 'rate' | 'vatPct'>[];
};

/** As many lines as an evaluation takes, by the contract. */
export const maxRefurbItems = 200;
/** The contract's: of the name of a line. */
const maxName = 120;

/** Each item with its room before its name; what does not fit into a line's name is cut. */
export const refurbOf = ({ items, contingencyPct }: Works): Refurbishment => ({
  items: items.map(({ room, name, qty, rate, vatPct }) => ({
    name: [room, name].filter(Boolean).join(': ').slice(0, maxName),
    qty,
    rate,
    vatPct,
  })),
  contingencyPct,
});

/** Whether an evaluation has the works of a schedule, line by line, and nothing else. */
export function isSameRefurb(works: Works, refurb: Refurbishment): boolean {
  const wanted = refurbOf(works);
  return (
    refurb.contingencyPct === wanted.contingencyPct &&
    refurb.items.length === wanted.items.length &&
    wanted.items.every(({ name, qty, rate, vatPct }, index) => {
      const there = refurb.items[index];
      return (
        there !== undefined &&
        there.name === name &&
        there.qty === qty &&
        there.rate === rate &&
        there.vatPct === vatPct
      );
    })
  );
}
