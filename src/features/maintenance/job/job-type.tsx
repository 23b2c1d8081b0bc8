// What a maintenance job is to the parts that all records share.
import { Wrench } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { formBody } from '@/api/upload/form-body';
import { readPages, write } from '@/api/queries';
import { ContractorChoices, TenantChoices } from '@/entities/contact/use-contacts';
import { NewPhotos } from '@/entities/picture/new-photos';
import { roomChoices } from '@/entities/property/room-choices';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { choicesOf } from '@/ui/input/choices';
import type { RecordValues } from '@/ui/records/form/record-field';
import { categoryNames, priorityNames, type Job } from './job-text';
import { changeJob, maxJobPhotos, readersOf, rereadJob } from './job-writes';

export type JobType = RecordDescription<Job, Schemas['NewPropertyMaintenance']>;
export type JobFilters = NonNullable<PagedArgs<'/property-maintenance'>['query']>;

/** Fifty a page. */
export const jobList = (filters: JobFilters) => readPages('/property-maintenance', { query: filters });

interface Known {
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
  /** Told of one that was added. */
  onAdded?: ((job: Job) => void) | undefined;
  /** Told once one was deleted. */
  onDeleted?: (() => void) | undefined;
}

const isPlanned = ({ priority }: RecordValues) => priority === 'planned';

/** Repairs and planned jobs (S52), of one property or of any. */
export function jobType(known: Known): JobType {
  const { propertyId, onAdded, onDeleted } = known;
  return {
    one: 'job',
    many: 'jobs',
    path: '/property-maintenance',
    icon: <Wrench aria-hidden />,
    empty: 'Report a repair or plan a job to track its quotes, deadline and cost.',
    titleOf: ({ title }) => title,
    isTitleQuoted: true,
    begin: { priority: 'routine', ...(propertyId !== undefined && { propertyId }) },
    groups: [
      {
        fields: [
          { name: 'title', kind: 'text', label: 'Title', isRequired: true, maxLength: 120, isWide: true },
          ...(propertyId === undefined
            ? [propertyField(PropertyChoices, { isRequired: true, isWide: true })]
            : []),
          {
            name: 'roomId',
            kind: 'choice',
            label: 'Room',
            none: 'Whole property',
            isWide: true,
            isAsked: ({ propertyId: chosen = propertyId ?? '' }) => chosen !== '',
            Choices: roomChoices(propertyId),
          },
          {
            name: 'category',
            kind: 'choice',
            label: 'Category',
            isRequired: true,
            choices: choicesOf(categoryNames),
          },
          {
            name: 'priority',
            kind: 'choice',
            label: 'Priority',
            isRequired: true,
            choices: choicesOf(priorityNames),
          },
          { name: 'hazard', kind: 'yes', label: 'Damp, mould or another health hazard', isWide: true },
          { name: 'details', kind: 'note', label: 'Details', maxLength: 4000 },
          { name: 'plannedFor', kind: 'day', label: 'Planned date', isAsked: isPlanned },
          {
            name: 'repeatMonths',
            kind: 'number',
            label: 'Repeat interval',
            suffix: 'months',
            isWhole: true,
            min: 1,
            max: 120,
            isAsked: isPlanned,
          },
        ],
      },
      {
        title: 'Contractor and access',
        fields: [
          {
            name: 'reportedBy',
            kind: 'choice',
            label: 'Reported by',
            Choices: TenantChoices,
          },
          {
            name: 'contractorId',
            kind: 'choice',
            label: 'Contractor',
            Choices: ContractorChoices,
          },
          { name: 'access', kind: 'text', label: 'Access arrangements', maxLength: 500, isWide: true },
          { name: 'estimate', kind: 'pounds', label: 'Estimated cost', max: 1e9 },
        ],
      },
    ],
    // A room is one of its property.
    follow: (changed) => (changed === 'propertyId' ? { roomId: '' } : {}),
    files: (control) => <NewPhotos {...control} maxImages={maxJobPhotos} />,
    add: (queryClient, body, photos) =>
      write(
        queryClient,
        'post',
        '/property-maintenance',
        { body: photos.length > 0 ? formBody(body, photos) : body },
        { refreshes: readersOf() },
      ),
    onAdded,
    // An emptied text is no text, not none.
    change: (queryClient, row, { details, ...body }) =>
      changeJob(queryClient, row, { ...body, ...(details !== undefined && { details: details ?? '' }) }),
    remove: (queryClient, { id }) => {
      removeRecord(
        queryClient,
        '/property-maintenance/{id}',
        { path: { id } },
        { text: 'Job deleted', failureTitle: 'Couldn’t delete the job', refreshes: readersOf() },
      );
      onDeleted?.();
    },
    reread: rereadJob,
  };
}
