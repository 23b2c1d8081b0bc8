import { useId } from 'react';
import { chooseTheme, useTheme, type Theme } from '@/ui/theme/theme';

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
];

/** Light, dark or the device's choice, each with a picture of it (A12). */
export function ThemeChoice() {
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className="grid grid-cols-3 gap-2.5">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme} className="group flex min-w-0 flex-col gap-2">
          <Picture theme={theme} />
          <span className="flex min-h-6 items-center gap-2 max-md:min-h-11">
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="size-[18px] shrink-0 accent-primary"
            />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A page in small, in the colours of its theme whatever the page's own is; half and half for the system's. */
function Picture({ theme }: { theme: Theme }) {
  const halves = theme === 'system' ? (['light', 'dark'] as const) : [theme];
  return (
    <span
      aria-hidden
      className="flex h-[66px] overflow-hidden rounded-[11px] border border-line group-has-checked:border-primary group-has-checked:ring-1 group-has-checked:ring-primary"
    >
      {halves.map((half) => (
        <span key={half} data-theme={half} className="flex min-w-0 flex-1 gap-1.5 bg-canvas p-2.5">
          <span className="w-1/4 rounded bg-surface-2" />
          <span className="flex min-w-0 flex-1 flex-col gap-1.5 rounded bg-surface-2 p-2">
            <span className="h-1 w-3/4 rounded-full bg-ink-3" />
            <span className="h-1 w-1/2 rounded-full bg-line-strong" />
          </span>
        </span>
      ))}
    </span>
  );
}
