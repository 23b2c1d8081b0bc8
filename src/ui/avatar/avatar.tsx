import { memo, useState } from 'react';
import { initials } from '@/lib/initials';
import { avatarHue } from './avatar-hue';
import { classNames } from '../class-names';

const sizes = { 30: 'size-[30px] text-[11px]', 40: 'size-10 text-[14px]', 50: 'size-[50px] text-[17px]' };

interface AvatarProps {
  fullName: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes | undefined;
  /** People are round, businesses square with soft corners. */
  shape?: 'person' | 'business' | undefined;
  /** `offline` says and shows nothing, and keeps the dot's place: a dot that comes costs no layout then. */
  presence?: 'online' | 'away' | 'offline' | undefined;
  /** The name stands beside it in words, so it says nothing itself. */
  isDecorative?: boolean | undefined;
}

/** A picture of a person or business, or two initials where there is none or it cannot be shown. */
export function Avatar({
  fullName,
  src,
  size = 40,
  shape = 'person',
  presence,
  isDecorative = false,
}: AvatarProps) {
  const name = presence && presence !== 'offline' ? `${fullName}, ${presence}` : fullName;
  return (
    <span
      {...(isDecorative || fullName.trim() === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': name })}
      className={classNames(
        'inline-grid shrink-0 font-semibold tracking-label select-none *:col-start-1 *:row-start-1',
        sizes[size],
      )}
      // A dot that comes or goes is laid out and painted in here alone; nothing reaches beyond the box.
      style={{ contain: 'strict' }}
    >
      <Face fullName={fullName} src={src} size={size} shape={shape} />
      {presence && <PresenceDot presence={presence} isLarge={size === 50} />}
    </span>
  );
}

interface FaceProps {
  fullName: string;
  src: string | null | undefined;
  size: keyof typeof sizes;
  shape: 'person' | 'business';
}

/** Who it is; a presence that changes hundreds of times in a second leaves it as it is. */
const Face = memo(function Face({ fullName, src, size, shape }: FaceProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const corners = shape === 'business' ? 'rounded-[28%]' : 'rounded-full';
  const hue = avatarHue(fullName);
  return (
    <>
      <span
        aria-hidden
        className={classNames('grid size-full place-items-center', corners)}
        style={{
          color: `oklch(96% .02 ${hue})`,
          background: `linear-gradient(145deg, oklch(52% .09 ${hue}), oklch(39% .075 ${hue + 24}))`,
        }}
      >
        {initials(fullName)}
      </span>
      {src && src !== brokenSrc && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          onError={() => setBrokenSrc(src)}
          className={classNames('size-full bg-surface-3 object-cover', corners)}
        />
      )}
    </>
  );
});

/** Lies in the avatar's own grid cell: hundreds of dots that come and go are no layers of their own. */
function PresenceDot({ presence, isLarge }: { presence: 'online' | 'away' | 'offline'; isLarge: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'place-self-end rounded-full border-2 border-surface-1',
        isLarge ? 'size-[13px]' : 'size-[11px]',
        presence === 'online' ? 'bg-green-mark' : 'bg-surface-1 inset-ring-2 inset-ring-ink-3',
        presence === 'offline' && 'invisible',
      )}
    />
  );
}
