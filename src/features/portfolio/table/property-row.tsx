import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CertificateDay } from '@/entities/property/next-date';
import type { Property } from '@/entities/property/property';
import { EpcBadge, StatusBadge } from '@/entities/property/property-badges';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { letText } from '@/entities/property/property-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { classNames } from '@/ui/class-names';
import { shownFrom } from '@/ui/records/column';
import { percentText } from '../overview/headline';

/** Stands for what nobody knows. */
const unknown = <span className="text-ink-3">–</span>;

/** Beside the table there is no room for it before the page is wide; on a phone it has its line. */
export const mortgageClass = 'md:@max-[1080px]:hidden';
/** As above, for the days on which certificates run out. */
export const certificateClass = 'md:@max-[800px]:hidden';

interface PropertyRowProps {
  property: Property;
  /** ISO day in London. */
  today: string;
}

/** A home with what it is worth, earns and costs, until when it is let, and when its certificates run out; on a phone as a card. */
export function PropertyRow({ property, today }: PropertyRowProps) {
  const { addressLine1, town, postcode, currentValue, status, epcRating, figures } = property;
  const { mortgages, mortgagePcm, ltv, rentPcm, gasSafety, electrical } = figures;
  const tenancy = letText(property, today);
  return (
    <tr className="border-t border-line-subtle first:border-0 hover:bg-hover max-md:grid max-md:gap-x-3 max-md:min-[360px]:grid-cols-2 max-md:px-(--card-p) max-md:py-3">
      <th
        scope="row"
        className="py-2 pl-(--card-p) text-left font-medium max-md:col-span-full max-md:p-0 max-md:pb-1.5 @min-[960px]:min-w-60"
      >
        <span className="flex items-center gap-3">
          <PropertyPhoto property={property} width={46} className="rounded-md print:hidden" />
          <span className="min-w-0">
            <Link
              to="/portfolio/properties/$uuid/{-$tab}"
              params={{ uuid: property.uuid, tab: undefined }}
              className="block wrap-anywhere hover:underline"
            >
              {addressLine1}
            </Link>
            <span className="block text-xs font-normal text-ink-3">{`${town} ${postcode}`}</span>
          </span>
          <span className="ml-auto shrink-0 self-start md:hidden">
            <StatusBadge status={status} />
          </span>
        </span>
      </th>
      <Figure name="Value">{currentValue === null ? unknown : formatWholePounds(currentValue)}</Figure>
      <LoanToValue ltv={mortgages > 0 ? ltv : null} />
      <Figure name="Rent pcm">{rentPcm === null ? unknown : formatPounds(rentPcm)}</Figure>
      <Figure name="Mortgage pcm" className={mortgageClass}>
        {mortgagePcm === null ? unknown : formatPounds(mortgagePcm)}
      </Figure>
      <Fact name="Tenancy" className={tenancy === null ? 'max-md:hidden' : ''}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="max-md:hidden">
            <StatusBadge status={status} />
          </span>
          {tenancy !== null && <span className="whitespace-nowrap text-ink-2">{tenancy}</span>}
        </span>
      </Fact>
      <td className={`px-2.5 py-2 max-md:hidden ${shownFrom.widest}`}>
        {epcRating === null ? unknown : <EpcBadge rating={epcRating} />}
      </td>
      <Fact name="Gas safety" className={certificateClass}>
        <CertificateDay certificate={gasSafety} today={today} />
      </Fact>
      <Fact name="EICR" className={certificateClass}>
        <CertificateDay certificate={electrical} today={today} />
      </Fact>
    </tr>
  );
}

/** The share that is owed, in figures and as a bar where there is room. */
export const LoanToValue = ({ ltv }: { ltv: number | null }) => (
  <Figure name="LTV">
    <span className="inline-flex items-center gap-2">
      {ltv === null ? unknown : percentText(ltv)}
      <span
        aria-hidden
        className={`h-1 w-10 overflow-hidden rounded-full max-md:hidden ${ltv === null ? '' : 'bg-surface-3'} ${shownFrom.widest}`}
      >
        <span
          className={`block h-full ${(ltv ?? 0) > 80 ? 'bg-red-mark' : 'bg-primary'}`}
          style={{ width: `${Math.min(100, ltv ?? 0)}%` }}
        />
      </span>
    </span>
  </Figure>
);

interface CellProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** On a phone the name of a cell stands before it. */
const Name = ({ name }: { name: string }) => (
  <span aria-hidden className="font-normal text-ink-3 md:hidden">
    {name}
  </span>
);
const cellClass = 'px-2.5 py-2 max-md:flex max-md:justify-between max-md:gap-2 max-md:p-0 max-md:py-0.5';

/** A figure of a row. */
export const Figure = ({ name, className, children }: CellProps) => (
  <td className={classNames(cellClass, 'text-right whitespace-nowrap', className)}>
    <Name name={name} />
    <span>{children}</span>
  </td>
);

/** A fact of a row in words; on a phone in a line of its own. */
const Fact = ({ name, className, children }: CellProps) => (
  <td className={classNames(cellClass, 'max-md:col-span-full md:last:pr-(--card-p)', className)}>
    <Name name={name} />
    {children}
  </td>
);
