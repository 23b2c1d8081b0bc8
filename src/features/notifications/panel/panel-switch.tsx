import { setUnreadOnly, showInPanel, usePanel, type PanelView } from './panel-store';

const views: readonly (readonly [PanelView, string])[] = [
  ['notifications', 'Notifications'],
  ['requests', 'Requests'],
];
const pill =
  'text-ink-2 hover:text-ink aria-pressed:bg-surface-3 aria-pressed:text-ink relative h-7 rounded-md px-2.5 text-xs font-medium touch-target';

/** What the panel shows: notifications (all, or only unread ones) or requests to connect. */
export function PanelSwitch({ requestCount }: { requestCount: number | undefined }) {
  const view = usePanel((state) => state.view);
  const isUnreadOnly = usePanel((state) => state.isUnreadOnly);
  return (
    <div className="flex items-center gap-1 px-3 pb-2.5">
      <div role="group" aria-label="Notifications or requests" className="flex flex-1 gap-1">
        {views.map(([id, label]) => (
          <button
            key={id}
            type="button"
            aria-pressed={view === id}
            onClick={() => showInPanel(id)}
            className={pill}
          >
            {label}
            {id === 'requests' && requestCount !== undefined && requestCount > 0 && ` (${requestCount})`}
          </button>
        ))}
      </div>
      {view === 'notifications' && (
        <button
          type="button"
          aria-pressed={isUnreadOnly}
          onClick={() => setUnreadOnly(!isUnreadOnly)}
          className={pill}
        >
          Unread only
        </button>
      )}
    </div>
  );
}
