import { useState } from 'react';
import { londonDay } from '@/lib/dates/calendar-day';
import { readDay, shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { stampDuty } from '@/lib/stamp-duty/stamp-duty';
import type { Region } from '@/lib/stamp-duty/region';
import { Card } from '@/ui/card';
import { AmountField, useAmount } from '@/ui/input/fields/amount-field';
import { DayField } from '@/ui/input/fields/day-field';
import { Segments } from '@/ui/input/segments';
import { AdminPage } from '../admin-page';
import { PeriodsTable } from './periods-table';

const regions = [
  ['england-wales', 'England and Wales'],
  ['scotland', 'Scotland'],
] as const;

/** Which tax the rates are, and where else they are used. */
const regionNotes: Readonly<Record<Region, string>> = {
  'england-wales':
    'Evaluations in Northern Ireland use these rates too. Wales has charged Land Transaction Tax since April 2018; evaluations there use England’s bands and say so.',
  scotland:
    'In Scotland this tax is Land and Buildings Transaction Tax (LBTT). From April 2016 the rates include the Additional Dwelling Supplement.',
};

interface StampDutyPageProps {
  region: Region;
  onRegion: (region: Region) => void;
}

/** The rates that every evaluation uses, with the days on which they hold, and a price checked against them (S67). Nothing here can be changed. */
export function StampDutyPage({ region, onRegion }: StampDutyPageProps) {
  return (
    <AdminPage
      title="Stamp duty"
      text="Evaluations use these rates for an additional home. They’re updated with each release and can’t be changed here."
    >
      <div className="flex max-w-3xl flex-col gap-4">
        <Segments label="Nation" isLabelHidden options={regions} value={region} onChange={onRegion} />
        <p className="text-sm text-pretty text-ink-2">{regionNotes[region]}</p>
        <Checker region={region} />
        <PeriodsTable region={region} />
      </div>
    </AdminPage>
  );
}

/** £; the largest price that is checked. */
const mostPrice = 100_000_000;

function Checker({ region }: { region: Region }) {
  const typedPrice = useAmount(180_000, mostPrice);
  const [typedDay, setDay] = useState(() => londonDay(new Date()));
  const price = typedPrice.value;
  const day = readDay(typedDay);
  const duty = price === null || day === null ? null : stampDuty(price, region, day);
  return (
    <Card as="section" aria-labelledby="check-a-price">
      <h2 id="check-a-price" className="mb-3 text-md font-semibold">
        Check a price
      </h2>
      <div className="grid gap-3 md:grid-cols-2">
        <AmountField label="Price" typed={typedPrice} unit="pounds" most={mostPrice} />
        <DayField
          label="Completion date"
          value={typedDay}
          onChange={setDay}
          pickLabel="Choose the completion date"
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2">
        {price !== null && day !== null && (
          <>
            {`${region === 'scotland' ? 'LBTT' : 'Stamp duty'} if you complete on ${shortDay(day)}: `}
            <strong className="num font-semibold text-ink">
              {duty === null ? 'no rates for this date' : formatPounds(duty.amount)}
            </strong>
          </>
        )}
      </p>
    </Card>
  );
}
