import { useRouter } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import type { ButtonSize, ButtonVariant } from '@/ui/button/button-class';

interface MessageButtonProps {
  person: Pick<Schemas['User'], 'id' | 'fullName'>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the icon alone: always, or where the screen is narrow. */
  isIconOnly?: boolean | 'on phones';
}

/** Opens the conversation with a member; the first press of two makes it. */
export function MessageButton({ person, variant = 'outline', size, isIconOnly = false }: MessageButtonProps) {
  const router = useRouter();
  const start = usePost('/conversations', {
    failureTitle: 'Couldn’t open the conversation',
    onDone: (conversation) =>
      void router.navigate({
        href: conversation ? `/conversations?chat=${conversation.id}&view=chat` : '/conversations',
      }),
  });
  const icon = <MessageSquare aria-hidden size={16} strokeWidth={1.75} />;
  return (
    <Button
      variant={variant}
      size={size}
      icon={isIconOnly === false ? icon : undefined}
      isLoading={start.isPending}
      aria-label={`Message ${person.fullName}`}
      onClick={() => start.mutate({ body: { userIds: [person.id] } })}
    >
      {isIconOnly === false ? (
        'Message'
      ) : (
        <span className="flex items-center gap-1.5">
          {icon}
          {isIconOnly === 'on phones' && <span className="hidden md:inline">Message</span>}
        </span>
      )}
    </Button>
  );
}
