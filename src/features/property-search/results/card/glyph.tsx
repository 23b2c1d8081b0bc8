/** Icons of the card, each a single path: two dozen cards of them stay light. */
const paths = {
  bed: 'M3 19v-8h18v8M3 15.5h18M5.5 11V6.5h13V11M12 11V8.5',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6.5 12V6a2 2 0 0 1 4 0M7.5 19v2M16.5 19v2',
  ruler: 'M3 16 16 3l5 5L8 21zM7 12l2 2M10.5 8.5l2 2M14 5l2 2',
  heart: 'M12 20.5C5 15.5 2.8 12 2.8 8.6A4.9 4.9 0 0 1 12 6.3a4.9 4.9 0 0 1 9.2 2.3c0 3.4-2.2 6.9-9.2 11.9z',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  back: 'M8 5 3.5 9.5 8 14M3.5 9.5H14a6 6 0 0 1 0 12H9',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
} as const;

interface GlyphProps {
  name: keyof typeof paths;
  size?: number;
  /** What it stands for; without it, it is drawn for the eye alone. */
  label?: string | undefined;
  isFilled?: boolean;
}

export function Glyph({ name, size = 16, label, isFilled = false }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="inline-block shrink-0"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
