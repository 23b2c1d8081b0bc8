import { useInfiniteQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEveryPage } from '@/api/every-page';
import { FormAlert } from '@/ui/form/form-alert';
import { useAddressModal } from '@/ui/modal/use-address-modal';
import { openRenewForm, renewFormId } from '../record/renew-form';
import { renewalList } from '../record/renewal-list';

interface RenewFromAddressProps {
  /** Of the date to renew. */
  id: string;
  /** ISO day in London. */
  today: string;
  onClosed: () => void;
}

/**
 * The renewal that an alert leads to: its form over the page once the date is known, or where a fixed rate is refinanced. Says so when the
 * date is gone.
 */
export function RenewFromAddress({ id, today, onClosed }: RenewFromAddressProps) {
  const list = useInfiniteQuery(renewalList({}));
  const row = useEveryPage(list)
    ?.flatMap(({ data }) => data)
    .find((each) => each.id === id);
  useAddressModal({
    id: renewFormId,
    part: row === undefined || row.mortgageId !== null ? undefined : `renew=${id}`,
    open: () => {
      if (row) openRenewForm(row, today);
    },
    onClosed,
  });
  if (row?.mortgageId != null) {
    return <Navigate to="/portfolio/mortgages" search={{ refinance: row.mortgageId }} replace />;
  }
  const isGone = row === undefined && list.data !== undefined && !list.hasNextPage && !list.isFetching;
  return isGone && <FormAlert text="We couldn’t find that renewal date. It may have been deleted." />;
}
