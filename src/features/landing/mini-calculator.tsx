import { useId, useRef, useState } from 'react';
import { readAmount } from '@/lib/money/amount-input';
import { poundsText } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import type { Nation } from '@/lib/stamp-duty/region';
import { Card } from '@/ui/card';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { quickSum } from './quick-sum';

const fields = [
  { name: 'price', label: 'Purchase price', prefix: '£', suffix: undefined, least: 1, most: 100_000_000 },
  { name: 'rentPcm', label: 'Monthly rent', prefix: '£', suffix: undefined, least: 0, most: 1_000_000 },
  { name: 'depositPct', label: 'Deposit', prefix: undefined, suffix: '%', least: 0, most: 100 },
  { name: 'rate', label: 'Mortgage rate', prefix: undefined, suffix: '%', least: 0, most: 25 },
] as const;

/** How many of them a phone shows at first. */
const onPhones = 2;

type Name = (typeof fields)[number]['name'];
type Texts = Record<Name, string>;

const nations: readonly { id: Nation; label: string }[] = [
  { id: 'england', label: 'England' },
  { id: 'scotland', label: 'Scotland' },
];

const initial: Texts = { price: '180,000', rentPcm: '1,150', depositPct: '25', rate: '5.25' };
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });

const pounds = (amount: number | null) => (amount === null ? 'n/a' : formatWholePounds(amount));
const twoPlaces = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const percent = (share: number | null) =>
  share === null ? 'n/a' : `${share.toLocaleString('en-GB', twoPlaces)}%`;

/** A first look at a deal, by the same formulas as an evaluation; nothing of it leaves the page. */
export function MiniCalculator() {
  const results = useId();
  const [texts, setTexts] = useState(initial);
  /** On a phone the last two fields come when they are wanted. */
  const [areAllShown, setAllShown] = useState(false);
  const inputs = useRef<HTMLDivElement>(null);
  const [nation, setNation] = useState<Nation>('england');
  const values = fields.map(({ name, least, most }) => {
    const value = readAmount(texts[name]);
    return value !== null && value >= least && value <= most ? value : null;
  });
  const [price, rentPcm, depositPct, rate] = values;
  const isWrong = fields.some(({ name }, index) => values[index] === null && texts[name].trim() !== '');
  const sum = price == null ? null : quickSum({ price, rentPcm, depositPct, rate, nation }, today());
  return (
    <Card className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div ref={inputs} className="grid grid-cols-2 content-start gap-4">
        {fields.map(({ name, label, prefix, suffix, least, most }, index) => (
          <div key={name} className={index >= onPhones && !areAllShown ? 'max-md:hidden' : undefined}>
            <Field
              label={label}
              error={
                values[index] === null
                  ? `Enter ${prefix === '£' ? 'an amount' : 'a percentage'} from ${prefix ?? ''}${least}${suffix ?? ''} to ${prefix ?? ''}${poundsText(most)}${suffix ?? ''}`
                  : undefined
              }
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  icon={prefix}
                  suffix={suffix}
                  value={texts[name]}
                  onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
                />
              )}
            </Field>
          </div>
        ))}
        {!areAllShown && (
          <button
            type="button"
            onClick={() => {
              setAllShown(true);
              // The button goes, and the fields it stood for take its focus.
              requestAnimationFrame(() => inputs.current?.querySelectorAll('input')[onPhones]?.focus());
            }}
            className="touch-target relative col-span-2 justify-self-start text-left text-sm font-medium text-link md:hidden"
          >
            {depositPct == null || rate == null
              ? 'Change the deposit and the rate'
              : `Change the deposit (${texts.depositPct}%) and the rate (${texts.rate}%)`}
          </button>
        )}
        <div role="group" aria-label="Nation" className="col-span-2 flex flex-wrap gap-1.5">
          {nations.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={nation === id}
              onClick={() => setNation(id)}
              className="touch-target relative rounded-[9px] border border-line px-3 py-1.5 text-sm text-ink-2 hover:border-line-control aria-pressed:border-primary aria-pressed:bg-teal-bg aria-pressed:text-teal-ink"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <section aria-labelledby={results} className="flex flex-col">
        <h3 id={results} className="sr-only">
          Results
        </h3>
        <dl aria-live="polite" className="grid grid-cols-2 gap-x-6 gap-y-5 tabular-nums">
          <Figure
            name={nation === 'scotland' ? 'LBTT today' : 'Stamp duty today'}
            value={pounds(sum?.stampDuty ?? null)}
            isMain
          />
          <Figure name="Gross yield" value={percent(sum?.grossYield ?? null)} />
          <Figure name="Cash flow per month" value={pounds(sum?.cashFlowPcm ?? null)} />
          <Figure name="Cash needed" value={pounds(sum?.cashInvested ?? null)} />
        </dl>
        {values.includes(null) && (
          <p className="mt-4 text-sm text-ink-2">
            {`${isWrong ? 'Correct' : 'Complete'} the figures to see all your results.`}
          </p>
        )}
        {price != null && price < 40_000 && (
          <p className="mt-4 text-sm text-ink-2">
            {`The ${nation === 'scotland' ? 'supplement usually doesn’t' : 'rates for additional homes usually don’t'} apply below £40,000, so you may have nothing to pay.`}
          </p>
        )}
        <p className="mt-auto pt-5 text-xs/[18px] text-pretty text-ink-3">
          An estimate for an additional home, not advice. It assumes 4% for voids (about two weeks a year),
          management at 10% plus VAT, 8% for maintenance, £420 a year for insurance and certificates, typical
          buying fees and an interest-only mortgage. Cash flow is before income tax. You can change every
          assumption in an evaluation.
          {nation === 'england' &&
            ' Northern Ireland uses the same rates as England. Wales charges Land Transaction Tax (LTT) instead of stamp duty. The stamp duty above uses England’s bands.'}
          {nation === 'scotland' &&
            ' Scotland charges Land and Buildings Transaction Tax (LBTT). The LBTT above includes the Additional Dwelling Supplement (ADS).'}
        </p>
      </section>
    </Card>
  );
}

function Figure({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div className={isMain ? 'col-span-2' : ''}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className={isMain ? 'text-4xl font-semibold tracking-tight' : 'text-[27px]/[34px] font-semibold'}>
        {value}
      </dd>
    </div>
  );
}
