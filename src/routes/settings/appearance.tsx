import { createFileRoute } from '@tanstack/react-router';
import { AppearancePage } from '@/features/appearance/appearance-page';
import { setShortcuts, useShortcutsPreference } from '@/features/shortcuts/preference';
import { Button } from '@/ui/button/button';
import { showShortcuts } from '../-shell/palette/show-shortcuts';

export const Route = createFileRoute('/settings/appearance')({ component: Appearance });

function Appearance() {
  const { isOn } = useShortcutsPreference();
  return (
    <AppearancePage
      hasShortcuts={isOn}
      onShortcuts={setShortcuts}
      shortcutList={
        <Button variant="outline" size="sm" onClick={showShortcuts}>
          Show keyboard shortcuts
        </Button>
      }
    />
  );
}
