import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { StartPageForm } from '@/features/account/settings/start-page-form';
import { AppearancePage } from '@/features/appearance/appearance-page';
import { setShortcuts, useShortcutsPreference } from '@/features/shortcuts/preference';
import { Button } from '@/ui/button/button';
import { showShortcuts } from '../-shell/palette/show-shortcuts';

export const Route = createFileRoute('/settings/appearance')({ component: Appearance });

function Appearance() {
  const { isOn } = useShortcutsPreference();
  const user = useCurrentUser();
  return (
    <AppearancePage
      hasShortcuts={isOn}
      onShortcuts={setShortcuts}
      startPage={user && <StartPageForm key={user.id} user={user} />}
      shortcutList={
        <Button variant="outline" size="sm" onClick={showShortcuts}>
          Show keyboard shortcuts
        </Button>
      }
    />
  );
}
