import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOnlineAmong } from '@/realtime/presence/use-online-among';
import { safeRows } from '@/ui/rows/safe-rows';
import { MessageButton } from './message-button';
import { PersonRow } from '../people/person-row';
import { peopleQueries } from '../queries';
import { RailCard } from '../people/rail-card';

const shown = 5;

/** Connections who are online at this moment; absent while nobody is. */
export function OnlineNow() {
  const { data } = useQuery(peopleQueries.connected());
  const people = data?.data ?? [];
  const onlineIds = useOnlineAmong(people.map(({ id }) => id));
  const online = people.filter(({ id }) => onlineIds.includes(id));
  if (online.length === 0) return null;
  return (
    <RailCard
      title="Online now"
      note={`${online.length} ${online.length === 1 ? 'connection' : 'connections'}`}
    >
      <ul>
        {safeRows(online.slice(0, shown), 'person', (person) => (
          <PersonRow
            key={person.id}
            person={person}
            action={<MessageButton person={person} variant="ghost" size="sm" isIconOnly />}
          />
        ))}
      </ul>
      {online.length > shown && (
        <Link
          to="/networking/connections"
          search={{ sort: 'online' }}
          className="text-ink-2 hover:text-ink inline-block pt-1 text-sm hover:underline"
        >
          {`${online.length - shown} more online`}
        </Link>
      )}
    </RailCard>
  );
}
