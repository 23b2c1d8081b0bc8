import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CheckCheck, Keyboard, LogOut, Monitor, Moon, PenLine, Sun } from 'lucide-react';
import { wishForComposer } from '@/features/feed/composer-wish';
import { unreadIn } from '@/features/notifications/data/unread';
import { useMarkAllRead } from '@/features/notifications/data/mutations';
import { notificationQueries } from '@/features/notifications/data/queries';
import type { PaletteAction } from '@/features/search/palette/palette-options';
import { requestCloseAllModals } from '@/ui/modal/modal-store';
import { chooseTheme, useTheme } from '@/ui/theme/theme';
import { showShortcuts } from './show-shortcuts';
import { logOut } from '../log-out';

const themes = [
  { theme: 'dark', icon: Moon },
  { theme: 'light', icon: Sun },
  { theme: 'system', icon: Monitor },
] as const;

/** What can be done from anywhere, now: the theme that holds is not offered, nor is marking as read what is read. */
export function usePaletteActions(): readonly PaletteAction[] {
  const router = useRouter();
  const queryClient = useQueryClient();
  const chosen = useTheme();
  // what the bell has loaded; nothing is asked for here
  const { data } = useInfiniteQuery({ ...notificationQueries.list(), enabled: false });
  const { markAllRead } = useMarkAllRead();

  const writePost = () => {
    if (!requestCloseAllModals()) return;
    void router.navigate({ to: '/' }).then(wishForComposer);
  };
  const changesOfTheme = themes
    .filter(({ theme }) => theme !== chosen)
    .map(({ theme, icon }) => ({
      id: `theme-${theme}`,
      label: `Use the ${theme} theme`,
      words: 'appearance mode colours',
      icon,
      run: () => chooseTheme(theme),
    }));
  return [
    { id: 'new-post', label: 'New post', words: 'write share', icon: PenLine, run: writePost },
    ...(unreadIn(data) > 0
      ? [
          {
            id: 'mark-read',
            label: 'Mark all notifications as read',
            words: 'unread clear',
            icon: CheckCheck,
            run: markAllRead,
          },
        ]
      : []),
    ...changesOfTheme,
    { id: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys help', icon: Keyboard, run: showShortcuts },
    {
      id: 'log-out',
      label: 'Sign out',
      // voice: words that people type to find it
      words: 'log out leave',
      icon: LogOut,
      run: () => logOut(queryClient, router),
    },
  ];
}
