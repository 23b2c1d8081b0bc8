import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import type { ChoicesProps } from '@/ui/records/form/record-field';

const none: [] = [];

/** The kinds of rooms there are; none while they are read. */
export function useRoomKinds() {
  const { data: kinds = none } = useQuery({ ...read('/rooms'), staleTime: Infinity });
  return kinds;
}

/** The same as the choices of a field. */
export const KindChoices = ({ children }: ChoicesProps) =>
  children(useRoomKinds().map(({ id, name }) => ({ value: id, label: name })));
