import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '@/api/contract';
import { read, readPages } from '@/api/queries';
import { useEveryPage } from '@/api/every-page';
import { londonDay } from '@/lib/dates/calendar-day';
import { useNow } from '@/ui/text/use-now';
import { companyColumns } from './company-columns';
import { companyType } from './company-type';

/** The companies of the member with all that their list, their pages and their form need. @param onDeleted told once one is gone */
export function useCompanies(onDeleted?: () => void) {
  const list = useInfiniteQuery(readPages('/companies'));
  const pages = useEveryPage(list);
  const { data: types = usualTypes } = useQuery({ ...read('/companies/types'), staleTime: Infinity });
  const today = londonDay(useNow());
  return useMemo(() => {
    const companies = pages?.flatMap(({ data }) => data) ?? [];
    return {
      list,
      companies,
      types,
      today,
      type: companyType({ types, yearEnds: companies.map(({ yearEnd }) => yearEnd), onDeleted }),
      columns: companyColumns({ types, today }),
    };
  }, [list, pages, types, today, onDeleted]);
}

/** The forms that the contract names, until the server’s own list is there. */
const typeNames: Readonly<Record<Schemas['CompanyTypeKey'], string>> = {
  ltd: 'Private limited company',
  llp: 'Limited liability partnership',
  plc: 'Public limited company',
  partnership: 'Partnership',
  sole_trader: 'Sole trader',
  trust: 'Trust',
  charity: 'Charity',
};
// The keys of the record are the forms.
const usualTypes = Object.entries(typeNames).map(([key, name]) => ({
  key,
  name,
})) as Schemas['CompanyTypeList'];
