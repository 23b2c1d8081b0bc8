import { useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { fluidSrcSet, mediaPath } from '@/lib/media';
import { StreetScene } from '@/ui/image/street-scene';

/** The wide picture above a profile, four to one; a street where there is none or it cannot be shown. */
export function Cover({ ownerId, file }: { ownerId: number; file: string | null }) {
  const base = runtimeConfig.apiPrefix;
  const [brokenFile, setBrokenFile] = useState<string | null>(null);
  const shape = 'aspect-[4/1] w-full rounded-t-[13px]';
  if (file === null || file === brokenFile) return <StreetScene className={shape} />;
  return (
    <img
      src={`${base}${mediaPath(ownerId, file, 1200)}`}
      srcSet={fluidSrcSet({ base, ownerId, file })}
      sizes="(min-width: 1440px) 972px, 620px"
      alt=""
      width={972}
      height={243}
      decoding="async"
      onError={() => setBrokenFile(file)}
      className={`bg-surface-3 object-cover ${shape}`}
    />
  );
}
