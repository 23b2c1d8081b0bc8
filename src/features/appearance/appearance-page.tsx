import type { ReactNode } from 'react';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { chooseAreaUnit, useAreaUnit } from '@/ui/area/area-unit';
import { Checkbox } from '@/ui/input/checkbox';
import { Segments } from '@/ui/input/segments';
import { chooseAppearance, useAppearance } from '@/ui/theme/appearance';
import { ThemeChoice } from './theme-choice';

interface AppearancePageProps {
  hasShortcuts: boolean;
  onShortcuts: (isOn: boolean) => void;
  /** Opens the list of shortcuts. */
  shortcutList: ReactNode;
  /** Chooses the start page, which is kept with the account. */
  startPage: ReactNode;
}

/** How the site looks and moves on this device (S64); every choice holds at once. */
export function AppearancePage({ hasShortcuts, onShortcuts, shortcutList, startPage }: AppearancePageProps) {
  const { isCompact, hasReducedMotion } = useAppearance();
  const unit = useAreaUnit();
  return (
    <SettingsPage title="Appearance" text="Saved on this device only, apart from your start page.">
      <SettingsRow title="Theme" text="“System” follows your device’s setting.">
        <ThemeChoice />
      </SettingsRow>
      <SettingsRow title="Density" text="How much space tables and cards take up.">
        <Segments
          label="Density"
          isLabelHidden
          options={[
            ['comfortable', 'Comfortable'],
            ['compact', 'Compact'],
          ]}
          value={isCompact ? 'compact' : 'comfortable'}
          onChange={(density) => chooseAppearance('isCompact', density === 'compact')}
        />
      </SettingsRow>
      <SettingsRow
        title="Floor areas"
        text="The unit for entering and showing floor areas. You can set a different one in each evaluation profile."
      >
        <Segments
          label="Floor areas"
          isLabelHidden
          options={[
            ['sqft', 'sq ft'],
            ['sqm', 'm²'],
          ]}
          value={unit}
          onChange={chooseAreaUnit}
        />
      </SettingsRow>
      <SettingsRow title="Motion">
        <Checkbox
          label="Reduce motion"
          checked={hasReducedMotion}
          onChange={({ currentTarget }) => chooseAppearance('hasReducedMotion', currentTarget.checked)}
        />
        <p className="text-sm text-ink-2">Turns off animations, whatever your device’s setting.</p>
      </SettingsRow>
      <SettingsRow title="Keyboard">
        <div className="flex flex-col items-start gap-3">
          <Checkbox
            label="Use single-key shortcuts"
            checked={hasShortcuts}
            onChange={({ currentTarget }) => onShortcuts(currentTarget.checked)}
          />
          {shortcutList}
        </div>
      </SettingsRow>
      <SettingsRow title="Start page" text="Opens when you sign in and when you press the logo.">
        {startPage}
      </SettingsRow>
    </SettingsPage>
  );
}
