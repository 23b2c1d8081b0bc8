import { ImagePlus, X } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newClientId } from '@/lib/client-id';
import { compressImage } from '@/lib/images/compress-image';
import { useDraft } from '@/ui/draft/draft-store';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { Spinner } from '@/ui/states/spinner';
import { forgetPicture, keepPicture, pictureAtHand, pictureIn, pictureOf } from './comment-files';

/** Wide enough for a plan or a screenshot to be read, in pixels. */
const longestSide = 1920;
const longestAlt = 300;

/**
 * The one picture that may go with the comment written at `place`: made smaller as it is chosen, and kept with the draft; what
 * cannot be taken is said.
 */
export function useCommentPicture(userId: number, place: string) {
  const { text, write } = useDraft(userId, `picture:${place}`);
  const chosen = useMemo(() => pictureIn(text), [text]);
  const file = usePictureFile(userId, chosen?.id, () => write(''));
  const [isMakingSmaller, setIsMakingSmaller] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (given: File | undefined) => {
    setProblem(null);
    write('');
    if (chosen) forgetPicture(userId, chosen.id);
    if (!given) return;
    setIsMakingSmaller(true);
    try {
      const small = await compressImage(given, longestSide);
      const id = newClientId();
      keepPicture(userId, id, small);
      write(JSON.stringify({ id, alt: '' }));
    } catch (error) {
      setProblem(`${given.name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setIsMakingSmaller(false);
    }
  };
  return {
    chosen,
    file,
    isWorking: isMakingSmaller || (chosen !== null && file === null),
    problem,
    choose: (given: File | undefined) => void choose(given),
    describe: (alt: string) => chosen && write(JSON.stringify({ ...chosen, alt })),
    /** It goes with the comment: from now on that keeps it. */
    handOver: () => {
      write('');
      return chosen ?? undefined;
    },
  };
}

/** The file of a kept picture, once it is there; `onGone` when there is none any more. */
export function usePictureFile(userId: number, id: string | undefined, onGone?: () => void): File | null {
  const [found, setFound] = useState<{ id: string; file: File } | null>(null);
  const tellGone = useEffectEvent(() => onGone?.());
  const atHand = id === undefined ? undefined : pictureAtHand(id);
  const isSought = id !== undefined && !atHand && found?.id !== id;
  useEffect(() => {
    if (!isSought) return;
    let isWanted = true;
    void pictureOf(userId, id).then((file) => {
      if (!isWanted) return;
      if (file) setFound({ id, file });
      else tellGone();
    });
    return () => {
      isWanted = false;
    };
  }, [isSought, userId, id]);
  return atHand ?? (found?.id === id ? (found?.file ?? null) : null);
}

type Picture = ReturnType<typeof useCommentPicture>;

/** The button that chooses it. */
export function AddPicture({ picture: { choose, isWorking } }: { picture: Picture }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Comment photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was taken out.
          target.value = '';
          if (file) choose(file);
        }}
      />
      <IconButton size="sm" label="Add a photo" disabled={isWorking} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={17} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

/** The chosen one with its words, or why there is none. */
export function CommentPicture({ picture }: { picture: Picture }) {
  const { chosen, file, isWorking, problem, choose, describe } = picture;
  if (problem !== null) {
    return (
      <p role="alert" className="text-red-ink mt-1.5 text-sm">
        {problem}
      </p>
    );
  }
  if (isWorking) {
    return (
      <div className="mt-2">
        <Spinner size="small" label="Resizing the photo" />
      </div>
    );
  }
  if (!chosen || !file) return null;
  return (
    <div role="group" aria-label="Photo" className="mt-2 flex items-center gap-2.5">
      <ShownPicture file={file} className="size-14 shrink-0" />
      <Input
        aria-label="Photo description"
        placeholder="Describe the photo"
        value={chosen.alt}
        maxLength={longestAlt}
        onChange={({ target }) => describe(target.value)}
      />
      <IconButton size="sm" label="Remove photo" onClick={() => choose(undefined)}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}

/** Drawn anew for another file alone: its address is given back when it is not shown any more. */
export const ShownPicture = memo(function ShownPicture({
  file,
  alt = '',
  className,
}: {
  file: File;
  alt?: string;
  className: string;
}) {
  return (
    <img
      ref={(image) => {
        if (!image) return;
        const address = URL.createObjectURL(file);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }}
      alt={alt}
      className={`bg-surface-3 rounded-[9px] object-cover ${className}`}
    />
  );
});
