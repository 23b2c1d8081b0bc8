import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { readPages } from '@/api/queries';
import { Attachments } from '@/entities/document/attachments';
import type { RecordKind } from '@/entities/record/described/record-description';
import { RecordPage } from '@/entities/record/described/record-page';
import { RecordLog } from '@/entities/task/record-log';
import { renewalList } from '@/features/compliance/record/renewal-list';
import { useRenewalType } from '@/features/compliance/use-renewals';
import { epcList } from '@/features/epcs/epc-type';
import { useEpcType } from '@/features/epcs/use-epcs';
import { MortgageFigures } from '@/features/mortgages/mortgage-figures';
import type { Mortgage } from '@/features/mortgages/mortgage-type';
import { useMortgages } from '@/features/mortgages/use-mortgages';
import { contactList } from '@/features/people/contact-type';
import { ContactMoney } from '@/features/people/detail/contact-money';
import { managerList, managerType, type Manager } from '@/features/people/manager-type';
import { useContactType } from '@/features/people/people-page';
import { ManagerStatement } from '@/features/people/statement/manager-statement';
import { NextPayments } from '@/features/portfolio/money/recurring/next-payments';
import { recurringList, recurringType } from '@/features/portfolio/money/recurring/recurring-type';
import { nightsType } from '@/features/rooms/nights/nights-type';
import type { Room } from '@/features/rooms/room-check';
import { RoomPhotos } from '@/features/rooms/room-photos';
import { useRooms } from '@/features/rooms/use-rooms';
import { RoomInventory } from '@/features/schedules/room/room-inventory';
import { ScheduleItems } from '@/features/schedules/detail/schedule-items';
import type { Schedule } from '@/features/schedules/schedule-kinds';
import { scheduleList } from '@/features/schedules/schedule-type';
import { useScheduleType } from '@/features/schedules/schedules-page';
import { openNewTenancy } from '@/features/tenancies/form/tenancy-form';
import { ErrorState } from '@/ui/states/error-state';

interface OneProps {
  id: string;
}

/** The page of a record, by its kind: its description, the list it is found in, and the page that has the list. */
const pages: Readonly<Record<RecordKind, (props: OneProps) => ReactNode>> = {
  mortgage: function Mortgage({ id }) {
    const { type, list } = useMortgages(noFilter);
    return (
      <RecordPage
        type={type}
        list={list}
        id={id}
        back="/portfolio/mortgages"
        main={figuresOf}
        shownInMain={['erc', 'overpaymentPct']}
        {...parts('mortgage')}
      />
    );
  },
  recurring_payment: function RecurringPayment({ id }) {
    const list = useInfiniteQuery(recurringList(noFilter));
    const type = useMemo(() => recurringType(), []);
    return (
      <RecordPage type={type} list={list} id={id} back="/portfolio/money" backName="Money">
        {(row) => (
          <>
            <NextPayments row={row} />
            {parts('recurring_payment').children(row)}
          </>
        )}
      </RecordPage>
    );
  },
  epc: function Epc({ id }) {
    const list = useInfiniteQuery(epcList(noFilter));
    const { type } = useEpcType();
    return <RecordPage type={type} list={list} id={id} back="/portfolio/epcs" {...parts('epc')} />;
  },
  renewal: function Renewal({ id }) {
    const list = useInfiniteQuery(renewalList(noFilter));
    const { type } = useRenewalType();
    return (
      <RecordPage
        type={type}
        list={list}
        id={id}
        back="/portfolio/compliance"
        backName="Compliance"
        {...parts('renewal')}
      />
    );
  },
  room: function OneRoom({ id }) {
    const { type, list } = useRooms(undefined, letRoom);
    return (
      <RecordPage
        type={type}
        list={list}
        id={id}
        back="/portfolio/rooms"
        main={photosOf}
        {...parts('room')}
      />
    );
  },
  serviced_let: function ServicedLet({ id }) {
    const list = useInfiniteQuery(readPages('/property-sa-management'));
    const home = rowOf(list, id)?.propertyId ?? '';
    const type = useMemo(() => nightsType(home), [home]);
    return (
      <RecordPage
        type={type}
        list={list}
        id={id}
        back="/portfolio/rooms"
        backName="Rooms"
        {...parts('serviced_let')}
      />
    );
  },
  schedule: function Schedule({ id }) {
    const list = useInfiniteQuery(scheduleList(noFilter));
    const { type } = useScheduleType(rowOf(list, id)?.kind ?? 'works');
    return (
      <RecordPage
        type={type}
        list={list}
        id={id}
        back="/portfolio/schedules"
        backName="Schedules"
        main={itemsOf}
        shownInMain={['items']}
        {...parts('schedule')}
      />
    );
  },
  contact: function Contact({ id }) {
    const list = useInfiniteQuery(contactList(noFilter));
    const type = useContactType();
    return (
      <RecordPage
        type={type}
        list={list}
        id={id}
        back="/portfolio/people"
        backName="People"
        main={moneyOf}
        {...parts('contact')}
      />
    );
  },
  manager: function Manager({ id }) {
    const list = useInfiniteQuery(managerList(noFilter));
    return (
      <RecordPage
        type={managerType}
        list={list}
        id={id}
        back="/portfolio/people"
        backName="People"
        main={statementOf}
        {...parts('manager')}
      />
    );
  },
};

/** The page of a record; a kind that has none is said. */
export function OneRecord({ kind, id }: OneProps & { kind: string }) {
  const name = kind.replaceAll('-', '_');
  if (!isKind(name)) {
    return (
      <ErrorState
        title="We couldn’t find that record"
        text={
          <>
            The address may be wrong.{' '}
            <Link to="/portfolio" className="text-link underline">
              Portfolio
            </Link>
          </>
        }
        headingLevel={1}
      />
    );
  }
  const { [name]: Page } = pages;
  return <Page key={id} id={id} />;
}

const isKind = (name: string): name is RecordKind => Object.hasOwn(pages, name);

const noFilter = {};
const moneyOf = ({ id }: { id: string }) => <ContactMoney contactId={id} />;
const statementOf = (row: Manager) => <ManagerStatement row={row} />;
const itemsOf = (row: Schedule) => <ScheduleItems row={row} />;
const photosOf = (room: Room) => (
  <>
    <RoomPhotos room={room} />
    <RoomInventory propertyId={room.propertyId} room={room.name} />
  </>
);
const figuresOf = (row: Mortgage) => <MortgageFigures row={row} />;
const letRoom = (room: Room) => openNewTenancy({ propertyId: room.propertyId, room });

const rowOf = <Row extends { id: string }>(
  { data }: { data: { pages: readonly { data: readonly Row[] }[] } | undefined },
  id: string,
) => data?.pages.flatMap((page) => page.data).find((each) => each.id === id);

/** What every record has beside its own facts. */
const parts = (kind: RecordKind) => ({
  children: ({ id, propertyId }: { id: string; propertyId?: string | null }) => {
    const record = { kind, id };
    return (
      <>
        <Attachments record={record} propertyId={propertyId} />
        <RecordLog record={record} />
      </>
    );
  },
});
