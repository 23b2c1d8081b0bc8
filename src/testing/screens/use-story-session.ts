import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQueries } from '@/entities/session/queries';

/** In a story's `render`: the screen knows, as in the app, that Hannah Okafor is signed in. */
export function useStorySession(): void {
  const queryClient = useQueryClient();
  // before the screen is rendered for the first time
  useState(() =>
    queryClient.setQueryData(sessionQueries.check().queryKey, {
      hasSession: true,
      userId: 1,
      isUnreachable: false,
    }),
  );
}
