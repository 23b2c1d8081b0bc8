import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { useShownRows } from '@/entities/record/removal';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { profitAndLoss } from '@/lib/ledger/profit-and-loss';
import {
  recentTaxYears,
  taxQuarterRange,
  taxQuarters,
  taxYearOf,
  taxYearRange,
  taxYearText,
} from '@/lib/ledger/tax-year';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { NativeSelect } from '@/ui/input/native-select';
import { ErrorState } from '@/ui/states/error-state';
import { portfolioQueries } from '../../queries';
import { useHomes } from '../../use-homes';
import { ExportButton } from '../export/export-button';
import { InboxSkeleton } from '../inbox/inbox-skeleton';
import type { MoneyFilters } from '../money-search';
import { CategoryTable, PropertyProfits } from './tax-year-tables';
import { unsettledOf } from './unsettled';

/** How many tax years can be chosen: a return can be asked about for six. */
const years = 7;

type Books = Pick<MoneyFilters, 'year' | 'quarter' | 'property'>;

interface TaxYearViewProps {
  filters: Books;
  onFilters: (filters: Books) => void;
}

/** What a tax year, or a quarter of it, came to by the boxes of the property return and by property (S48); each figure opens its transactions. */
export function TaxYearView({ filters, onFilters }: TaxYearViewProps) {
  const [today] = useState(() => londonDay(new Date()));
  const { year = taxYearOf(today), quarter, property } = filters;
  const { homes, nameOf } = useHomes();
  const list = useInfiniteQuery(portfolioQueries.ofTaxYear(year, property));
  const pages = useEveryPage(list);
  const isComplete = pages !== undefined && !list.hasNextPage;
  const range = quarter === undefined ? taxYearRange(year) : taxQuarterRange(year, quarter);
  const [from, to] = [range?.from ?? '', range?.to ?? ''];
  const read = useMemo(
    () => pages?.flatMap(({ data }) => data.filter(({ date }) => date >= from && date <= to)) ?? [],
    [pages, from, to],
  );
  const rows = useShownRows('/transactions', read);
  const books = useMemo(() => profitAndLoss(rows, property), [rows, property]);
  const { toConfirm, expected } = unsettledOf(rows);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <NativeSelect
          aria-label="Tax year"
          className="md:w-44!"
          choices={recentTaxYears(today, years).map((each) => ({
            value: each,
            label: `Tax year ${taxYearText(each)}`,
          }))}
          value={year}
          onChange={({ currentTarget }) => onFilters({ ...filters, year: currentTarget.value })}
        />
        <NativeSelect
          aria-label="Quarter"
          className="md:w-44!"
          placeholder="Whole tax year"
          choices={taxQuarters.map((value, at) => ({ value, label: `Quarter ${at + 1}` }))}
          value={quarter ?? ''}
          onChange={({ currentTarget }) => {
            const { quarter: _before, ...rest } = filters;
            const chosen = taxQuarters.find((each) => each === currentTarget.value);
            onFilters({ ...rest, year, ...(chosen && { quarter: chosen }) });
          }}
        />
        <NativeSelect
          aria-label="Property"
          className="md:w-60!"
          placeholder="All properties"
          choices={homes.map(({ id, addressLine1 }) => ({ value: id, label: addressLine1 }))}
          value={property ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { property: _before, ...rest } = filters;
            onFilters({ ...rest, year, ...(value !== '' && { property: value }) });
          }}
        />
        {isComplete && rows.length > 0 && (
          <span className="ml-auto flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              icon={<Printer aria-hidden size={15} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
            <ExportButton filters={{ ...filters, year }} homes={homes} />
          </span>
        )}
      </div>
      <div>
        <h2 className="text-md font-semibold">
          {`Tax year ${taxYearText(year)}${quarter === undefined ? '' : `, quarter ${quarter.slice(1)}`}`}
        </h2>
        <p className="num text-sm text-ink-2">
          {range && `${shortDay(range.from)} – ${shortDay(range.to)}`}
          {property !== undefined && ` · ${nameOf(property) ?? '…'}`}
          {isComplete && ` · ${counted(rows.length, 'transaction')}`}
        </p>
      </div>
      {list.isError ? (
        <ErrorState
          title="Couldn’t load the tax year"
          text={adviceText(list.error)}
          headingLevel={3}
          onRetry={retryOf(list.error, () => void (list.data ? list.fetchNextPage() : list.refetch()))}
          isRetrying={list.isRefetching || list.isFetchingNextPage}
        />
      ) : !isComplete ? (
        <InboxSkeleton onRetry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <p className="py-6 text-center text-ink-2">
          {quarter === undefined ? 'No transactions in this tax year' : 'No transactions in this quarter'}
        </p>
      ) : (
        <>
          {toConfirm > 0 && (
            <p className="text-sm text-ink-2">
              {`Includes ${counted(toConfirm, 'transaction')} you haven’t confirmed. `}
              <Link to="/portfolio/money" className="text-link underline print:hidden">
                Review transactions
              </Link>
            </p>
          )}
          {expected > 0 && (
            <p className="text-sm text-ink-2">{`Includes ${counted(expected, 'expected transaction')}.`}</p>
          )}
          <CategoryTable books={books} filters={{ ...filters, year }} />
          {property === undefined && (
            <PropertyProfits books={books} filters={{ ...filters, year }} nameOf={nameOf} />
          )}
          <p className="text-sm text-ink-2 text-pretty">
            Categories follow HMRC’s property pages (SA105). You can’t deduct mortgage interest on homes as an
            expense. You get a basic-rate tax reduction instead. This isn’t tax advice.
          </p>
        </>
      )}
    </div>
  );
}
