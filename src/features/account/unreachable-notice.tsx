import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { checkAgain, useSessionCheck } from '@/entities/session/queries';
import { Button } from '@/ui/button';

/** The session check got no answer: says so, and tries again when asked (A36). */
export function UnreachableNotice() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const check = useSessionCheck();
  const [isAsking, setIsAsking] = useState(false);
  if (!check?.isUnreachable) return null;
  const retry = async () => {
    setIsAsking(true);
    const { hasSession } = await checkAgain(queryClient);
    setIsAsking(false);
    if (hasSession) await router.invalidate();
  };
  return (
    <div
      role="status"
      className="border-amber-line bg-amber-bg mb-5 flex items-center gap-3 rounded-[11px] border px-3.5 py-3 text-sm"
    >
      <CloudOff aria-hidden size={18} className="text-amber-ink shrink-0" />
      <p className="flex-1">We couldn&apos;t reach the server</p>
      <Button
        variant="outline"
        size="sm"
        isLoading={isAsking}
        loadingLabel="Trying"
        onClick={() => void retry()}
      >
        Retry
      </Button>
    </div>
  );
}
