import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import type { Property } from '@/entities/property/property';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { useShownRows } from '@/entities/record/removal';
import { renewalName } from '@/lib/renewals/renewal-names';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EvidencePack } from './pack/evidence-pack';
import { ExportCalendar } from './page/export-calendar';
import { notOnFile } from './record/on-file';
import { renewalList, type Renewal } from './record/renewal-list';
import { beginWith } from './record/renewal-type';
import { useRenewalType } from './use-renewals';

/** The renewal dates of one property, on its own page: what the law asks for and is not on file, then what is. */
export function PropertyCompliance({ property }: { property: Property }) {
  const known = useRenewalType(property.id);
  const { type, columns } = known;
  const list = useInfiniteQuery(renewalList({ propertyId: property.id }));
  const pages = useEveryPage(list);
  const isComplete = pages !== undefined && !list.hasNextPage;
  const all = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const rows = useShownRows(type.path, all);
  return (
    <div className="flex flex-col gap-4">
      {isComplete && known.areModelsKnown && <NotOnFile property={property} known={known} rows={rows} />}
      <DescribedList type={type} list={list} columns={columns}>
        <div className="mb-3 flex flex-wrap justify-end gap-2">
          <EvidencePack properties={[property]} />
          <ExportCalendar properties={[property]} propertyId={property.id} />
          <AddRecord type={type} />
        </div>
      </DescribedList>
    </div>
  );
}

interface NotOnFileProps {
  property: Property;
  known: ReturnType<typeof useRenewalType>;
  /** Every date of the property. */
  rows: readonly Renewal[];
}

function NotOnFile({ property, known: { modelOf, type, today }, rows }: NotOnFileProps) {
  const absent = notOnFile(property, modelOf(property.modelId), rows, today);
  if (absent.length === 0) return null;
  const open = (kind: (typeof absent)[number]['kind'], notApplicable: boolean) =>
    openDescribedForm(beginWith(type, { kind, property, notApplicable }, today));
  return (
    <Card as="section" aria-labelledby="not-on-file">
      <h2 id="not-on-file" className="text-md font-semibold">
        Not on file
      </h2>
      <p className="mt-0.5 mb-2 text-sm text-ink-2">The law requires these for this let.</p>
      <ul>
        {absent.map(({ kind, source }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-subtle py-2.5 last:border-0"
          >
            <span className="min-w-44 flex-1">
              <span className="block font-medium">{renewalName(kind)}</span>
              <a
                href={source.url}
                target="_blank"
                rel="noreferrer"
                className="block text-xs text-ink-3 underline wrap-anywhere hover:text-ink"
              >
                {source.act}
              </a>
            </span>
            <span className="flex gap-2">
              <Button
                variant="outline"
                size="sm"
                aria-label={`Add renewal date: ${renewalName(kind)}`}
                onClick={() => open(kind, false)}
              >
                Add
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Doesn’t apply: ${renewalName(kind)}`}
                onClick={() => open(kind, true)}
              >
                Doesn’t apply
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
