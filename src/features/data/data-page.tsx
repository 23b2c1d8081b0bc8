import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { read, refresh } from '@/api/queries';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { ExportPart } from './export-part';
import { ImportPart } from './import-part';

interface DataPageProps {
  user: Schemas['CurrentUser'];
  /** How much room my documents take. */
  storage: ReactNode;
  /** What the search remembers here, and the way to forget it. */
  recents: ReactNode;
}

/** Everything I made here, to take away and to bring back, and what is kept of it (S64). */
export function DataPage({ user, storage, recents }: DataPageProps) {
  const queryClient = useQueryClient();
  const summary = useQuery({ ...read('/member-data'), staleTime: 0 });
  return (
    <SettingsPage title="Data" text="Your data is yours. Take a copy whenever you like.">
      <SettingsRow
        title="Export"
        text="JSON includes everything, with your files, and can be imported again. CSV gives you a spreadsheet for each kind of record."
      >
        <LoadedPart
          query={summary}
          failureTitle="Couldn’t load your data"
          skeleton="h-24"
          isWhole={({ kinds }) => Array.isArray(kinds)}
        >
          {(loaded) => <ExportPart summary={loaded} username={user.username} />}
        </LoadedPart>
      </SettingsRow>
      <SettingsRow
        title="Import"
        text="Choose a JSON export from Tiebeam. Nothing is deleted: missing records are added and older ones are updated."
      >
        <ImportPart
          onDone={() => {
            void refresh(queryClient, '/auth/auth-user');
            void queryClient.invalidateQueries();
          }}
        />
      </SettingsRow>
      <SettingsRow title="Storage" text="Space used by your documents and their versions.">
        {storage}
      </SettingsRow>
      <SettingsRow title="Recent searches" text="Kept on this device, and cleared when you sign out.">
        {recents}
      </SettingsRow>
    </SettingsPage>
  );
}
