import { runtimeConfig } from '@/api/runtime-config';
import { classNames } from '@/ui/class-names';
import { Image } from '@/ui/image';
import { StreetScene } from '@/ui/street-scene';

interface ArticlePictureProps {
  article: { image: string | null; authUser: { id: number } };
  sizes: string;
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** An article's picture, one of its author's files; a street stands in where there is none. */
export function ArticlePicture({ article, sizes, isEager, className }: ArticlePictureProps) {
  const { image, authUser } = article;
  if (image === null) return <StreetScene className={classNames('aspect-video w-full', className)} />;
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
