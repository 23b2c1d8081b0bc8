import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import { readOnce } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { safeFileName } from '@/lib/files/file-name';
import { Button } from '@/ui/button/button';
import { saveBlob } from '@/ui/file/save-file';
import { FormAlert } from '@/ui/form/form-alert';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { everyRenewal } from '../record/every-renewal';
import { packItems, packSummary } from './pack-contents';

type Home = Pick<Schemas['Property'], 'id' | 'addressLine1' | 'town' | 'postcode'>;

const modalId = 'evidence-pack';

/** Opens the choice of the property whose certificates are saved with a summary, as one ZIP file. */
export function EvidencePack({ properties }: { properties: readonly Home[] }) {
  return (
    <Button
      variant="outline"
      icon={<FolderDown aria-hidden size={17} />}
      disabled={properties.length === 0}
      onClick={() => openEvidencePack(properties)}
    >
      Create evidence pack
    </Button>
  );
}

export function openEvidencePack(properties: readonly Home[]): void {
  openModal({
    id: modalId,
    title: 'Create evidence pack',
    size: 'sm',
    content: <PackForm properties={properties} />,
  });
}

function PackForm({ properties }: { properties: readonly Home[] }) {
  const [id, setId] = useState(properties[0]?.id ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const home = properties.find((each) => each.id === id);
  const save = async () => {
    if (!home) return;
    setIsBusy(true);
    setProblem(null);
    try {
      setProblem(await savePack(home));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-2">
        A ZIP file with a property’s certificates and a summary of what’s in date, for a lender, an agent or
        the council.
      </p>
      {problem !== null && <FormAlert text={problem} />}
      {properties.length > 1 && (
        <Field label="Property">
          {(control) => (
            <NativeSelect
              {...control}
              choices={properties.map((each) => ({
                value: each.id,
                label: `${each.addressLine1}, ${each.town}`,
              }))}
              value={id}
              onChange={({ currentTarget }) => {
                setId(currentTarget.value);
                setProblem(null);
              }}
            />
          )}
        </Field>
      )}
      <Button className="self-end" isLoading={isBusy} loadingLabel="Creating" onClick={() => void save()}>
        Download pack
      </Button>
    </div>
  );
}

/** Saves the pack of a property, everything read afresh. Answers what went wrong. */
async function savePack({ id, addressLine1, town, postcode }: Home): Promise<string | null> {
  try {
    const [renewals, documents, { zipDocuments }] = await Promise.all([
      everyRenewal({ propertyId: id }),
      everyDocument(id),
      import('@/entities/document/zip-documents'),
    ]);
    const items = packItems(renewals, documents);
    const certificates = items.flatMap(({ certificate }) => certificate ?? []);
    if (certificates.length === 0) return 'No certificates on file for this property yet.';
    const address = `${[addressLine1, town].filter(Boolean).join(', ')} ${postcode}`.trim();
    const summary = packSummary(address, items, londonDay(new Date()));
    const pack = await zipDocuments(certificates, { 'Summary.html': summary });
    saveBlob(`Evidence pack ${safeFileName(addressLine1)}.zip`, pack);
    closeModal(modalId);
    showToast({ kind: 'success', text: 'Evidence pack downloaded' });
    return null;
  } catch (error) {
    const isFile = error instanceof Error && error.name === 'MissingDocumentError';
    return isFile
      ? failureText(`Couldn’t load ${error.message}`, error.cause)
      : failureText('Couldn’t create the evidence pack', error);
  }
}

async function everyDocument(propertyId: string): Promise<readonly Schemas['PortfolioDocument'][]> {
  const rows: Schemas['PortfolioDocument'][] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await readOnce('/documents', { query: { propertyId, page } });
    rows.push(...answer.data);
    last = answer.totalPages;
  }
  return rows;
}
