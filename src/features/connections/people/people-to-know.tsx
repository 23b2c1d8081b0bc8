import { useQuery } from '@tanstack/react-query';
import { safeRows } from '@/ui/rows/safe-rows';
import { peopleQueries } from '../queries';
import { ConnectButton } from '../relation/connect-button';
import { PersonRow } from './person-row';
import { RailCard } from './rail-card';

/** Three members I share connections with; absent when there is nobody to suggest or the suggestion failed. */
export function PeopleToKnow({ title = 'People you may know' }: { title?: string }) {
  const { data } = useQuery(peopleQueries.suggested());
  const people = data?.data?.slice(0, 3) ?? [];
  if (people.length === 0) return null;
  return (
    <RailCard title={title} all={{ tab: 'suggested' }}>
      <ul>
        {safeRows(people, 'person', (person) => (
          <PersonRow key={person.id} person={person} action={<ConnectButton person={person} />} />
        ))}
      </ul>
    </RailCard>
  );
}
