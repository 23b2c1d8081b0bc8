import { Star } from 'lucide-react';

const places = [1, 2, 3, 4, 5];

/** So many of five stars; said as "4 out of 5 stars". */
export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={`${stars} out of 5 stars`} className="inline-flex gap-0.5">
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden
          size={15}
          strokeWidth={1.75}
          className={place <= stars ? 'text-amber-mark fill-current' : 'text-ink-3'}
        />
      ))}
    </span>
  );
}
