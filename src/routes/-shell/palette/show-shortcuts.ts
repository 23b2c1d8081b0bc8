import { paletteKeyName } from '@/features/search/palette/palette-key';
import { loadStyled } from '@/ui/theme/page-styles';
import { showToast } from '@/ui/toast/toast';
import { navigationItems } from '../navigation/navigation';

/** Where `g` and a letter go, in the sidebar's order. */
export const destinations = navigationItems.flatMap(({ shortcut, label, to }) =>
  shortcut === undefined ? [] : [{ key: shortcut, label, to }],
);

/** Opens the list of keyboard shortcuts; its code comes with the first wish to see it. */
export function showShortcuts(): void {
  loadStyled(() => import('@/features/shortcuts/shortcut-sheet')).then(
    (sheet) => sheet.openShortcutSheet(destinations, paletteKeyName()),
    () =>
      showToast({ kind: 'error', text: 'Couldn’t load the shortcuts. Check your connection and try again.' }),
  );
}
