import { FolderDown, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { recentTaxYears } from '@/lib/ledger/tax-year';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { Segments } from '@/ui/input/segments';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { PackLinks } from './pack-links';
import type { Reader } from './pack-sections';

/** How many tax years can be chosen: a return can be asked about for six. */
const years = 7;

const texts: Readonly<Record<Reader, string>> = {
  lender:
    'A ZIP file with a summary of the property, its mortgages, tenancies, income and certificates. Tenants’ names are left out.',
  accountant:
    'A ZIP file with the income and expenses of a tax year by category, every transaction as a spreadsheet, and a summary of the property.',
};

/** The act that gives a lender or an accountant what they ask for, as one file to send on or as a link (S45). */
export const packAction = (property: Schemas['Property']): MenuEntry => ({
  label: 'Share pack…',
  icon: <Share2 aria-hidden size={16} />,
  onSelect: () =>
    openModal({
      id: 'property-pack',
      title: 'Pack for a lender or accountant',
      size: 'sm',
      content: <PackForm property={property} />,
    }),
});

/** Asks who the pack is for and about which tax year; saves it as a file or shares it by a link. */
export function PackForm({ property }: { property: Schemas['Property'] }) {
  const [choices] = useState(() => recentTaxYears(londonDay(new Date()), years));
  const [reader, setReader] = useState<Reader>('lender');
  // The last one that is over.
  const [year, setYear] = useState(choices[1] ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { savePack } = await import('./save-pack');
      const failure = await savePack(property, reader, year);
      setProblem(failure);
      if (failure === null) showToast({ kind: 'success', text: 'Pack downloaded' });
    } catch {
      setProblem('Couldn’t create the pack. Check your connection and try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label="Recipient"
        value={reader}
        options={[
          ['lender', 'Lender'],
          ['accountant', 'Accountant'],
        ]}
        onChange={setReader}
        isDisabled={isBusy}
      />
      <Field label="Tax year">
        {(control) => (
          <NativeSelect
            {...control}
            choices={choices.map((each) => ({ value: each, label: each }))}
            value={year}
            onChange={({ currentTarget }) => setYear(currentTarget.value)}
          />
        )}
      </Field>
      <section aria-labelledby="pack-file" className="flex flex-col gap-3 border-t border-line-subtle pt-4">
        <h3 id="pack-file" className="-mb-2 text-sm font-semibold">
          Download a file
        </h3>
        <p className="text-sm text-pretty text-ink-2">{texts[reader]}</p>
        {problem !== null && <FormAlert text={problem} />}
        <Button
          variant="outline"
          className="self-start"
          icon={<FolderDown aria-hidden size={16} />}
          isLoading={isBusy}
          loadingLabel="Creating"
          onClick={() => void save()}
        >
          Download pack
        </Button>
      </section>
      <PackLinks propertyId={property.id} reader={reader} year={year} />
    </div>
  );
}
