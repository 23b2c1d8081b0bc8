interface LogoProps {
  /** Width of the mark in px: 26 in the top bar, 16 at the least. */
  size?: number | undefined;
  isMarkOnly?: boolean | undefined;
  /** The name leaves below 375 px: a member's bar has five things more to hold. */
  isInBar?: boolean | undefined;
}

/** Two rafters and a tie, then the name. The link around it carries its own label. */
export function Logo({ size = 26, isMarkOnly = false, isInBar = false }: LogoProps) {
  return (
    <span
      className="inline-flex items-center gap-[9px] font-display leading-none font-bold tracking-[-.035em] text-ink"
      style={{ fontSize: `${((size * 21) / 26 / 16).toFixed(4)}rem` }}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 28 28"
        fill="none"
        aria-hidden
        strokeWidth="3.3"
        strokeLinecap="round"
      >
        <path d="M3.4 22.6 14 4.6l10.6 18" stroke="var(--primary)" strokeLinejoin="round" />
        <path d="M8.9 17.1h10.2" stroke="var(--tan-mark)" />
      </svg>
      {!isMarkOnly && <span className={isInBar ? 'max-[374.98px]:hidden' : undefined}>tiebeam</span>}
    </span>
  );
}
