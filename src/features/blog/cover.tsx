import { runtimeConfig } from '@/api/runtime-config';
import { Image } from '@/ui/image/image';
import { StreetScene } from '@/ui/image/street-scene';

interface CoverProps {
  /** `{ownerId}/media/{file}`; null for a post without one. */
  cover: string | null;
  sizes: string;
  isEager?: boolean | undefined;
}

/** A post's picture, 16 to 9; the street stands in where there is none. */
export function Cover({ cover, sizes, isEager }: CoverProps) {
  const [, ownerId, file] = /^(\d+)\/media\/([^/]+)$/.exec(cover ?? '') ?? [];
  if (ownerId === undefined || file === undefined) return <StreetScene className="aspect-video w-full" />;
  return (
    <Image
      picture={{ base: runtimeConfig.apiPrefix, ownerId, file }}
      alt=""
      width={640}
      height={360}
      sizes={sizes}
      isEager={isEager}
      className="aspect-video w-full [&>img]:aspect-video"
    />
  );
}
