import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { EpcBadge } from '@/entities/property/property-badges';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { energyBands } from '@/lib/letting-law/energy-band';
import { Card } from '@/ui/card';
import { epcList, type Epc } from './epc-type';
import { LookUpEpc } from './look-up';
import { useEpcType } from './use-epcs';

/** The certificates of every property (S54), with how the homes stand by rating. */
export function EpcsPage() {
  const { type, columns, properties } = useEpcType();
  const list = useInfiniteQuery(epcList({}));
  const pages = useEveryPage(list);
  const all = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>EPCs · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">EPCs</h1>
        <span className="flex flex-wrap gap-2">
          <LookUpEpc type={type} homes={[...properties.values()]} />
          <AddRecord type={type} />
        </span>
      </div>
      <DescribedList type={type} list={list} columns={columns}>
        <Ratings all={all} />
      </DescribedList>
    </div>
  );
}

/** The latest certificate of each home. */
function latestOf(all: readonly Epc[]): Epc[] {
  const latest = new Map<string, Epc>();
  for (const epc of all) {
    const known = latest.get(epc.propertyId ?? epc.id);
    if (!known || known.lodgedOn < epc.lodgedOn) latest.set(epc.propertyId ?? epc.id, epc);
  }
  return [...latest.values()];
}

function Ratings({ all }: { all: readonly Epc[] }) {
  const latest = latestOf(all);
  const most = Math.max(
    1,
    ...energyBands.map((band) => latest.filter(({ current }) => current === band).length),
  );
  return (
    <Card as="section" aria-label="Properties by rating" className="mb-4">
      <h2 className="mb-3 text-md font-semibold">Properties by rating</h2>
      <ul className="flex flex-col gap-1.5">
        {energyBands.map((band) => {
          const count = latest.filter(({ current }) => current === band).length;
          return (
            <li key={band} className="flex items-center gap-3 text-sm">
              <EpcBadge rating={band} />
              <span className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full rounded-full bg-teal-ink"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
              <span className="num w-6 text-right">{count}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
