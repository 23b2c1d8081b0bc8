import { createFileRoute, Outlet } from '@tanstack/react-router';
import { classNames } from '@/ui/class-names';
import { focusRoom } from '@/ui/page/focus-room';
import { SettingsSections } from './-sections';

export const Route = createFileRoute('/settings')({ component: Settings });

/** The sections of the settings: each has its own heading and saves by itself. */
function Settings() {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-(--page-max) grid-cols-1 lg:grid-cols-[184px_minmax(0,1fr)] lg:items-start lg:gap-8',
        focusRoom,
      )}
    >
      <SettingsSections />
      <Outlet />
    </div>
  );
}
