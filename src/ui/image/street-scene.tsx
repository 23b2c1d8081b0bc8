/** A street of British houses, at dusk in the dark theme and by day in the light one: decoration only. */
export function StreetScene({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={`light:bg-[url(/illustrations/street-day.svg)] bg-[url(/illustrations/street-dusk.svg)] bg-cover bg-bottom ${className}`}
    />
  );
}
