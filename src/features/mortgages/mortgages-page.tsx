import { useMemo, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { useShownRows } from '@/entities/record/removal';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { NativeSelect } from '@/ui/input/native-select';
import { totalsOfShown } from './mortgage-totals';
import type { Mortgage } from './mortgage-type';
import type { MortgageOrder } from './mortgages-search';
import { mortgageOrders } from './mortgages-search';
import { PortfolioRadar, PropertyRadar } from './radar/radars';
import { RefinancePage } from './refinance/refinance-page';
import { useMortgages } from './use-mortgages';

interface MortgagesPageProps {
  sort: MortgageOrder;
  onSort: (sort: MortgageOrder) => void;
  /** The mortgage whose ways to go on are compared, in place of all. */
  refinance?: string | undefined;
  /** Leads back to all. */
  onRefinanced?: () => void;
}

/** Every mortgage of the member (S47), those whose rate ends soonest first. */
export function MortgagesPage({ sort, onSort, refinance, onRefinanced = () => {} }: MortgagesPageProps) {
  const [last, setLast] = useState<string>();
  if (refinance !== undefined) {
    const close = () => {
      setLast(refinance);
      onRefinanced();
    };
    return (
      <div className="mx-auto max-w-(--page-max) pb-24">
        <RefinancePage key={refinance} id={refinance} onClose={close} />
      </div>
    );
  }
  return <AllMortgages sort={sort} onSort={onSort} last={last} />;
}

/** The radar leaves so much of the window to the table. */
const belowRadar = 0.3;

interface AllMortgagesProps extends Pick<MortgagesPageProps, 'sort' | 'onSort'> {
  /** The mortgage that was compared last: its link has the focus again. */
  last: string | undefined;
}

function AllMortgages({ sort, onSort, last }: AllMortgagesProps) {
  const { list, type, columns } = useMortgages({ sort });
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Mortgages · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Mortgages</h1>
        <AddRecord type={type} />
      </div>
      <PortfolioRadar last={last} />
      <DescribedList type={type} list={list} columns={columns} share={belowRadar}>
        <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Totals pages={list.data?.pages} />
          <NativeSelect
            aria-label="Sort by"
            className="w-52! max-md:h-11"
            choices={mortgageOrders}
            value={sort}
            onChange={({ currentTarget }) => {
              const chosen = mortgageOrders.find(({ value }) => value === currentTarget.value);
              if (chosen) onSort(chosen.value);
            }}
          />
        </div>
      </DescribedList>
    </div>
  );
}

/** The mortgages of one property, on its own page. */
export function PropertyMortgages({ propertyId }: { propertyId: string }) {
  const { list, type, columns } = useMortgages({ propertyId });
  return (
    <DescribedList type={type} list={list} columns={columns}>
      <PropertyRadar rows={list.data?.pages[0]?.data ?? []} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Totals pages={list.data?.pages} />
        <AddRecord type={type} />
      </div>
    </DescribedList>
  );
}

const rate = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const noRows: readonly Mortgage[] = [];

/** The totals of all that match, without those that are being deleted. */
function Totals({ pages }: { pages: readonly Schemas['MortgagePage'][] | undefined }) {
  const read = useMemo(() => pages?.flatMap(({ data }) => data) ?? noRows, [pages]);
  const shown = useShownRows('/mortgages', read);
  const [page] = pages ?? [];
  if (!page) return null;
  const { total, totals } = totalsOfShown(page, read, shown);
  return (
    <p className="num text-sm text-ink-2">
      {[
        total === 1 ? '1 mortgage' : `${total} mortgages`,
        `${formatWholePounds(totals.balance)} balance`,
        `${formatPounds(totals.monthlyPayment)} per month`,
        totals.weightedRate === null ? '' : `${rate.format(totals.weightedRate)}% weighted average rate`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
