import { runtimeConfig } from '@/api/runtime-config';
import { classNames } from '@/ui/class-names';
import { Image } from '@/ui/image/image';
import { StreetScene } from '@/ui/image/street-scene';
import { streetView } from './street-view';

interface ArticlePictureProps {
  article: { uuid: string; category: { slug: string }; image: string | null; authUser: { id: number } };
  sizes: string;
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** An article's picture, one of its author's files; a part of the street stands in where there is none. */
export function ArticlePicture({ article, sizes, isEager, className }: ArticlePictureProps) {
  const { image, authUser } = article;
  if (image === null) {
    const { place, isMirrored, light } = streetView(article);
    return (
      <div
        aria-hidden
        className={classNames(
          'relative aspect-video w-full overflow-hidden',
          isMirrored && '-scale-x-100',
          className,
        )}
      >
        <StreetScene className={classNames('absolute bottom-0 h-[157%] w-[280%]', place)} />
        <div className={classNames('absolute inset-0 bg-linear-to-b to-transparent', light)} />
      </div>
    );
  }
  return (
    <Image
      picture={{ base: runtimeConfig.apiPrefix, ownerId: String(authUser.id), file: image }}
      alt=""
      width={640}
      height={360}
      sizes={sizes}
      isEager={isEager}
      className={classNames('aspect-video w-full [&>img]:aspect-video', className)}
    />
  );
}
