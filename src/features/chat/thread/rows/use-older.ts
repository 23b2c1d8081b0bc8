import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { readOlder } from '@/features/chat/data/thread-cache';

/** Older messages of a conversation, a page at a time; asked for again while they come, nothing happens. */
export function useOlder(conversationId: number) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () => readOlder(queryClient, conversationId),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const load = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate();
  }, [mutate]);
  return { load, isPending, isError, error };
}
