import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useContacts } from '@/entities/contact/use-contacts';
import { useProperties } from '@/entities/property/use-properties';
import { useNow } from '@/ui/text/use-now';
import { jobColumns } from './job/job-columns';
import type { Job } from './job/job-text';
import { jobList, jobType, type JobFilters } from './job/job-type';

interface JobActs {
  /** Of the property whose page it is. */
  propertyId?: string | undefined;
  onAdded?: (job: Job) => void;
  onDeleted?: () => void;
}

/** What jobs are about, for their lists, their page and their form. */
export function useJobType({ propertyId, onAdded, onDeleted }: JobActs) {
  const properties = useProperties();
  const contacts = useContacts();
  const now = useNow();
  return useMemo(
    () => ({
      now,
      properties: properties.byId,
      contacts: contacts.byId,
      type: jobType({
        propertyId,
        onAdded,
        onDeleted,
      }),
      columns: jobColumns({
        properties: properties.byId,
        contacts: contacts.byId,
        isOfProperty: propertyId !== undefined,
        now,
      }),
    }),
    [properties, contacts, now, propertyId, onAdded, onDeleted],
  );
}

/** The jobs that match, page by page. */
export const useJobs = (filters: JobFilters) => useInfiniteQuery(jobList(filters));
