import { useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { initials } from '@/lib/initials';
import { mediaPath } from '@/lib/media';
import { avatarHue } from '@/ui/avatar/avatar-hue';
import { classNames } from '@/ui/class-names';

interface PortraitProps {
  ownerId: number;
  name: string;
  file: string | null;
  /** People are round, businesses square with soft corners. */
  shape?: 'person' | 'business';
  isOnline?: boolean;
}

/** The large picture of a profile, 96 px (120 from 768 px on, 80 where even 96 would be too much), or two initials; its name stands beside it. */
export function Portrait({ ownerId, name, file, shape = 'person', isOnline = false }: PortraitProps) {
  const src = file === null ? null : `${runtimeConfig.apiPrefix}${mediaPath(ownerId, file, 240)}`;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const corners = shape === 'business' ? 'rounded-[22%]' : 'rounded-full';
  const hue = avatarHue(name);
  return (
    <span
      aria-hidden
      className="relative grid size-20 shrink-0 min-[360px]:size-24 *:col-start-1 *:row-start-1 md:size-30"
    >
      <span
        className={classNames(
          'ring-surface-1 grid size-full place-items-center text-[32px] font-semibold tracking-label ring-4 select-none md:text-[40px]',
          corners,
        )}
        style={{
          color: `oklch(96% .02 ${hue})`,
          background: `linear-gradient(145deg, oklch(52% .09 ${hue}), oklch(39% .075 ${hue + 24}))`,
        }}
      >
        {initials(name)}
      </span>
      {src !== null && src !== brokenSrc && (
        <img
          src={src}
          alt=""
          width={120}
          height={120}
          decoding="async"
          onError={() => setBrokenSrc(src)}
          className={classNames('bg-surface-3 size-full object-cover', corners)}
        />
      )}
      {isOnline && (
        <span className="border-surface-1 bg-green-mark relative right-1 bottom-1 size-5 place-self-end rounded-full border-[3px] md:right-2 md:bottom-2" />
      )}
    </span>
  );
}
