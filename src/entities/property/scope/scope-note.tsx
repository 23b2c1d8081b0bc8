import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { read } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { isEveryHome, type Scope } from './scope';

interface ScopeNoteProps {
  scope: Scope;
  /** Shows those of all properties again. */
  onAll: () => void;
}

/** Says whose properties a list is narrowed to, with the way back to all of them; nothing where it is not. */
export const ScopeNote = (props: ScopeNoteProps) => !isEveryHome(props.scope) && <Note {...props} />;

function Note({ scope: { owner, tag }, onAll }: ScopeNoteProps) {
  const companies = useQuery(read('/companies')).data?.data;
  const name = companies?.find(({ id }) => id === owner)?.name ?? 'one company';
  const whose = tag !== undefined ? `the tag “${tag}”` : owner === 'me' ? 'your own properties' : name;
  return (
    <Button
      variant="soft"
      size="sm"
      className="max-md:h-11!"
      icon={<X aria-hidden size={15} />}
      onClick={onAll}
    >
      {`Showing ${whose}. Show all`}
    </Button>
  );
}
