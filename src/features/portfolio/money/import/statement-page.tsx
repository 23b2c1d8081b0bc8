import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { useCurrentUser } from '@/entities/session/queries';
import type { CsvTable } from '@/lib/csv/read-csv';
import { londonDay } from '@/lib/dates/calendar-day';
import { Card } from '@/ui/card';
import { LeaveGuard } from '@/ui/draft/page-guard';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { ColumnMapping } from '@/ui/import/column-mapping';
import { FilePicker } from '@/ui/import/file-picker';
import { ImportBar } from '@/ui/import/import-bar';
import { NativeSelect } from '@/ui/input/native-select';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { useHomes } from '../../use-homes';
import { AccountField } from './account-field';
import { planStatement, readStatement, type StatementColumns } from './plan-statement';
import { rememberAccount } from './remembered-accounts';
import { columnsFor, rememberColumns } from './remembered-columns';
import { missingColumns, statementFields, statementRules } from './statement-fields';
import { countedTransactions, statementHeadline } from './statement-headline';
import { StatementTable } from './statement-table';
import { useKnownPayments } from './use-known-payments';
import { useStatementImport } from './use-statement-import';

/** Adds the rows of a bank’s file to what is to be confirmed (S48): shown row by row before anything is written. */
export function StatementPage() {
  const [begun, setBegun] = useState<{ name: string; table: CsvTable } | null>(null);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Import statement · Tiebeam</title>
      <nav aria-label="Breadcrumb" className="mb-3 flex items-center gap-1.5 text-sm text-ink-3">
        <Link to="/portfolio/money" className="hover:text-ink hover:underline max-md:py-2.5">
          Money
        </Link>
        <ChevronRight aria-hidden size={14} className="shrink-0" />
        <span aria-current="page" className="truncate text-ink">
          Import statement
        </span>
      </nav>
      <h1 className="mb-3 font-display text-2xl tracking-display font-bold">Import statement</h1>
      {begun === null ? (
        <FilePicker
          note="Download a statement from your bank as CSV or OFX and choose it here. Every row needs a date, a description and an amount. Importing the same statement again won’t add duplicates."
          rules={statementRules}
          kinds={{ label: 'CSV or OFX file', endings: '.csv,.tsv,.txt,.ofx,.qfx,text/csv' }}
          onTable={(name, table) => setBegun({ name, table })}
        />
      ) : (
        <Importer key={begun.name} {...begun} onReset={() => setBegun(null)} />
      )}
    </div>
  );
}

const leaving = {
  title: 'Leave the import?',
  text: 'Transactions already imported will be kept. Choose the same file again to import the rest.',
  stay: 'Stay',
  leave: 'Leave',
};

/** Takes the focus as it comes, as what was pressed before it is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

const signs = [{ value: 'spent', label: 'Money out' }];

interface ImporterProps {
  name: string;
  table: CsvTable;
  onReset: () => void;
}

function Importer({ name, table, onReset }: ImporterProps) {
  const [columns, setColumns] = useState(() => columnsFor(table));
  const [account, setAccount] = useState('');
  const [propertyId, setPropertyId] = useState('');
  const userId = useCurrentUser()?.id ?? 0;
  const { start, stop, ...run } = useStatementImport();
  const { homes } = useHomes();
  const navigate = useNavigate();
  const today = londonDay(useNow());
  const missing = missingColumns(columns.mapping);
  const asksAccount = !columns.mapping.includes('account');
  const isAccountMissing = asksAccount && account.trim() === '';
  const read = useMemo(
    () => (missingColumns(columns.mapping).length > 0 ? [] : readStatement(table, columns, account, today)),
    [table, columns, account, today],
  );
  const known = useKnownPayments(read);
  const rows = useMemo(() => known.data && planStatement(read, known.data), [read, known.data]);
  const isBegun = run.phase !== 'ready';
  const change = (next: StatementColumns) => {
    setColumns(next);
    rememberColumns(table, next);
  };
  const fresh = rows?.filter(({ kind }) => kind === 'new') ?? [];
  return (
    <div className="flex flex-col gap-4">
      <LeaveGuard isDirty={run.phase === 'running' || run.phase === 'stopped'} question={leaving} />
      <h2 ref={focusOn} tabIndex={-1} className="text-md font-semibold wrap-anywhere outline-none">
        {name}
      </h2>
      <ColumnMapping
        table={table}
        fields={statementFields}
        mapping={columns.mapping}
        onMapping={(mapping) => change({ ...columns, mapping })}
        isDisabled={isBegun}
      >
        {columns.mapping.includes('amount') && (
          <Field label="Meaning of positive amounts">
            {(control) => (
              <NativeSelect
                {...control}
                disabled={isBegun}
                placeholder="Money in"
                choices={signs}
                value={columns.isSpentPositive ? 'spent' : ''}
                onChange={({ currentTarget }) =>
                  change({ ...columns, isSpentPositive: currentTarget.value === 'spent' })
                }
              />
            )}
          </Field>
        )}
        {asksAccount && (
          <AccountField userId={userId} account={account} onAccount={setAccount} isDisabled={isBegun} />
        )}
        <Field label="Property for every row">
          {(control) => (
            <NativeSelect
              {...control}
              disabled={isBegun}
              placeholder="Suggested from earlier transactions"
              choices={homes.map(({ id, addressLine1 }) => ({ value: id, label: addressLine1 }))}
              value={propertyId}
              onChange={({ currentTarget }) => setPropertyId(currentTarget.value)}
            />
          )}
        </Field>
      </ColumnMapping>
      {missing.length > 0 ? (
        <FormAlert text={`Choose a column for: ${missing.join('; ')}.`} />
      ) : isAccountMissing ? (
        <p role="status" className="text-sm text-ink-2">
          Enter the account this statement is from to check its rows. A payment that appears on two accounts
          then isn’t treated as a duplicate.
        </p>
      ) : rows ? (
        <>
          <ImportBar
            headline={statementHeadline(rows, run)}
            run={run}
            done={fresh.filter(({ line }) => run.results.has(line)).length}
            of={fresh.length}
            nameOf={countedTransactions}
            viewLabel="View transactions to confirm"
            onView={() => void navigate({ to: '/portfolio/money' })}
            onStart={() => {
              rememberColumns(table, columns);
              if (asksAccount) rememberAccount(userId, account);
              start(rows, propertyId || null);
            }}
            onStop={stop}
            onReset={onReset}
          />
          <StatementTable rows={rows} results={run.results} />
        </>
      ) : known.error ? (
        <Card>
          <ErrorState
            title="Couldn’t check for transactions you already have"
            text={adviceText(known.error)}
            headingLevel={2}
            onRetry={retryOf(known.error, known.retry)}
            isRetrying={known.isRetrying}
          />
        </Card>
      ) : (
        <div role="status">
          <span className="sr-only">Checking for transactions you already have</span>
          <Skeleton className="h-40 rounded-[14px]" />
        </div>
      )}
    </div>
  );
}
