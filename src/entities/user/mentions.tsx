import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { mentionAt } from '@/lib/rich-text/mention-token';
import { TextSuggestions, type SuggestionFieldProps } from '@/ui/menu/text-suggestions';
import { OfferedPerson } from './offered-person';

interface MentionsProps extends SuggestionFieldProps {
  /** Who can be called; without it every member can. */
  among?: readonly Schemas['Author'][] | undefined;
}

const noPeople: Schemas['Author'][] = [];
const mostOffered = 6;

/** Those of them whose name, or a part of it, begins so. */
const calledSo = (people: readonly Schemas['Author'][], query: string) => {
  const wanted = query.toLowerCase();
  return people.filter(({ fullName, username }) =>
    [username, fullName, ...fullName.split(' ')].some((name) => name.toLowerCase().startsWith(wanted)),
  );
};

/** The people that the @word at the cursor may mean. */
export function Mentions({ among, cursor, ...box }: MentionsProps) {
  const written = cursor === null ? null : mentionAt(box.value, cursor);
  const query = written?.query ?? '';
  const found = useQuery({
    ...read('/users', { query: { query } }),
    enabled: query !== '' && among === undefined,
    placeholderData: (previous) => previous,
  });
  // Until the answer to what is written now is there, an earlier one offers whom it still fits: a key takes nobody else.
  // One without a name cannot be called.
  const people = (among ?? found.data?.data ?? noPeople).filter(
    ({ username, fullName }) => typeof username === 'string' && typeof fullName === 'string',
  );
  const isOfNow = among === undefined && !found.isPlaceholderData;
  const offered = isOfNow ? people : calledSo(people, query);
  const called = written === null || (among === undefined && query === '') ? noPeople : offered;
  return (
    <TextSuggestions
      {...box}
      written={written}
      items={called.slice(0, mostOffered)}
      wordOf={({ username }) => `@${username}`}
      label="People to mention"
      nouns={['name', 'names']}
    >
      {(person) => <OfferedPerson person={person} />}
    </TextSuggestions>
  );
}
