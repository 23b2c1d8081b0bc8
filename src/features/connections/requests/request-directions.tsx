import { RequestList } from './request-list';

interface RequestDirectionsProps {
  isSent: boolean;
  onChange: (isSent: boolean) => void;
}

const pill =
  'text-ink-2 hover:text-ink aria-pressed:bg-surface-3 aria-pressed:text-ink relative h-8 rounded-md px-3 text-sm font-medium touch-target';

/** Requests to me and requests from me, one press apart. */
export function RequestDirections({ isSent, onChange }: RequestDirectionsProps) {
  return (
    <>
      <div role="group" aria-label="Requests" className="mb-1 flex gap-1 p-1">
        <button type="button" aria-pressed={!isSent} onClick={() => onChange(false)} className={pill}>
          Received
        </button>
        <button type="button" aria-pressed={isSent} onClick={() => onChange(true)} className={pill}>
          Sent
        </button>
      </div>
      <RequestList key={String(isSent)} direction={isSent ? 'out' : 'in'} />
    </>
  );
}
