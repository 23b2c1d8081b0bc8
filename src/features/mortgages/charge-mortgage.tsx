import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Link2, Plus } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { useEveryPage } from '@/api/every-page';
import { write } from '@/api/queries';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { formatWholePounds } from '@/lib/money/money';
import { mortgagesForCharge } from '@/lib/portfolio/charge-match';
import { Button } from '@/ui/button/button';
import { Menu } from '@/ui/menu/menu';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { mortgageList, mortgageType, readersOf, type Mortgage } from './mortgage-type';
import { useMortgageChoices } from './use-mortgages';

interface ChargeMortgageProps {
  charge: Schemas['Charge'];
  companyId: string;
}

/** The mortgage that a charge secures (N10), or the ways to name it: one that is there already, or a new one of the same lender. */
export function ChargeMortgage({ charge, companyId }: ChargeMortgageProps) {
  const { chargeCode, mortgageId, mismatch, personsEntitled } = charge;
  const all = useEveryPage(useInfiniteQuery(mortgageList({})))?.flatMap(({ data }) => data);
  const choices = useMortgageChoices();
  const match = useMatchCharge();
  const addressOf = (propertyId: string) =>
    choices.properties.find(({ id }) => id === propertyId)?.addressLine1 ?? 'A property';
  const mortgage = all?.find(({ id }) => id === mortgageId);
  if (mortgageId !== null) {
    if (!mortgage) return null;
    return (
      <span className="block min-w-0 leading-4.5">
        <Link
          to="/portfolio/properties/$uuid/{-$tab}"
          params={{ uuid: mortgage.propertyId, tab: 'mortgages' }}
          className="text-link wrap-anywhere hover:underline"
        >
          {`${mortgage.lender}, ${addressOf(mortgage.propertyId)}`}
        </Link>
        <span className="num block text-xs text-ink-3">{`${formatWholePounds(mortgage.balance)} owed`}</span>
      </span>
    );
  }
  if (mismatch === null || all === undefined) return null;
  const candidates = mortgagesForCharge(charge, companyId, all);
  const begin = { companyId, chargeCode, ...(personsEntitled[0] && { lender: personsEntitled[0] }) };
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        icon={<Plus aria-hidden size={15} />}
        onClick={() => openDescribedForm(mortgageType({ ...choices, begin }))}
      >
        Add mortgage
      </Button>
      {candidates.length > 0 && (
        <Menu
          label={`Match charge ${chargeCode} to a mortgage`}
          trigger={
            <Button size="sm" variant="ghost" icon={<Link2 aria-hidden size={15} />}>
              Match to existing
            </Button>
          }
          items={candidates.map((each) => ({
            label: `${each.lender}, ${addressOf(each.propertyId)}, ${formatWholePounds(each.balance)}`,
            onSelect: () => match(each, { chargeCode, companyId }),
          }))}
        />
      )}
    </span>
  );
}

/** Names the charge of a mortgage and the company that borrowed it; Undo puts back what it named before. */
function useMatchCharge() {
  const queryClient = useQueryClient();
  const send = (
    { id, propertyId }: Mortgage,
    body: Pick<Schemas['MortgageUpdate'], 'chargeCode' | 'companyId'>,
    failureTitle: string,
  ) =>
    write(
      queryClient,
      'put',
      '/mortgages/{id}',
      { path: { id }, body },
      { refreshes: readersOf(propertyId), failureTitle },
    );
  return (mortgage: Mortgage, body: { chargeCode: string; companyId: string }) => {
    const { chargeCode, companyId } = mortgage;
    void send(mortgage, body, 'Couldn’t match the charge').then(
      () =>
        showUndo('Charge matched', () => {
          void send(mortgage, { chargeCode, companyId }, 'Couldn’t undo the match').then(
            () => showToast({ kind: 'success', text: 'Match undone' }),
            () => undefined,
          );
        }),
      // Its toast has said it.
      () => undefined,
    );
  };
}
