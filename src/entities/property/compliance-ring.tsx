import type { Property } from './property';

const radius = 8;
const round = 2 * Math.PI * radius;

/** How many of a property’s certificates and registrations are in date, as a part of a ring; nothing where none are asked for. */
export function ComplianceRing({ inDate, total }: Property['figures']['compliance']) {
  if (total === 0) return null;
  return (
    <svg
      role="img"
      aria-label={`${inDate} of ${total} in date`}
      viewBox="0 0 20 20"
      className={`size-5 shrink-0 -rotate-90 ${inDate === total ? 'text-green-ink' : 'text-amber-ink'}`}
    >
      <circle cx="10" cy="10" r={radius} fill="none" strokeWidth="3" className="stroke-surface-3" />
      <circle
        cx="10"
        cy="10"
        r={radius}
        fill="none"
        strokeWidth="3"
        stroke="currentColor"
        strokeDasharray={`${(round * inDate) / total} ${round}`}
      />
    </svg>
  );
}
