import type { Schemas } from '@/api/contract';

type RatingChartProps = Pick<
  Schemas['EpcDetails'],
  'current' | 'currentScore' | 'potential' | 'potentialScore'
>;

/** The bands of a certificate with the least SAP points of each, how long its bar is in %, and its colours. */
const bands = [
  { band: 'A', least: 92, width: 22, look: 'border-green-line bg-green-bg text-green-ink' },
  { band: 'B', least: 81, width: 28, look: 'border-green-line bg-green-bg text-green-ink' },
  { band: 'C', least: 69, width: 34, look: 'border-green-line bg-green-bg text-green-ink' },
  { band: 'D', least: 55, width: 40, look: 'border-amber-line bg-amber-bg text-amber-ink' },
  { band: 'E', least: 39, width: 46, look: 'border-amber-line bg-amber-bg text-amber-ink' },
  { band: 'F', least: 21, width: 52, look: 'border-red-line bg-red-bg text-red-ink' },
  { band: 'G', least: 1, width: 58, look: 'border-red-line bg-red-bg text-red-ink' },
] as const;

/** The energy rating on the scale of its certificate, now and after the recommended works. */
export function RatingChart({ current, currentScore, potential, potentialScore }: RatingChartProps) {
  const points = (score: number) => `${score} ${score === 1 ? 'point' : 'points'}`;
  return (
    <div
      role="img"
      aria-label={`EPC rating: ${current} now, ${points(currentScore)}. Could be ${potential}, ${points(potentialScore)}.`}
      className="num mb-4 grid max-w-[440px] gap-1 text-sm"
    >
      {bands.map(({ band, least, width, look }, place) => {
        const most = place === 0 ? null : (bands[place - 1]?.least ?? 101) - 1;
        return (
          <div key={band} className="flex items-center gap-2">
            <div
              className={`flex h-6 shrink-0 items-center justify-between rounded-sm border px-2 ${look}`}
              style={{ width: `${width}%` }}
            >
              <span className="text-xs">{most === null ? `${least}+` : `${least}–${most}`}</span>
              <span className="font-semibold">{band}</span>
            </div>
            {band === current && <Mark text={`Now ${currentScore}`} isNow />}
            {band === potential && potentialScore !== currentScore && (
              <Mark text={`Could be ${potentialScore}`} />
            )}
          </div>
        );
      })}
    </div>
  );
}

const Mark = ({ text, isNow = false }: { text: string; isNow?: boolean }) => (
  <span
    className={`rounded-sm px-1.5 py-0.5 text-xs whitespace-nowrap ${isNow ? 'bg-ink font-semibold text-canvas' : 'border border-line-strong text-ink-2'}`}
  >
    {text}
  </span>
);
