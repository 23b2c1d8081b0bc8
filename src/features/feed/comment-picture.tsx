import { ImagePlus, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { compressImage } from '@/lib/images/compress-image';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { Spinner } from '@/ui/spinner';

/** Wide enough for a plan or a screenshot to be read, in pixels. */
const longestSide = 1920;
const longestAlt = 300;

interface Chosen {
  file: File;
  alt: string;
}

/** The one picture that may go with a comment: made smaller as it is chosen; what cannot be taken is said. */
export function useCommentPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    setProblem(null);
    setChosen(null);
    if (!file) return;
    setIsWorking(true);
    try {
      setChosen({ file: await compressImage(file, longestSide), alt: '' });
    } catch (error) {
      setProblem(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setIsWorking(false);
    }
  };
  return {
    chosen,
    isWorking,
    problem,
    choose: (file: File | undefined) => void choose(file),
    describe: (alt: string) => setChosen((now) => now && { ...now, alt }),
  };
}

type Picture = ReturnType<typeof useCommentPicture>;

/** A comment as the server takes it: a form when a picture goes with it. */
export function withPicture(
  body: Schemas['NewComment'],
  chosen: Chosen | null,
): Schemas['NewComment'] | FormData {
  if (!chosen) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.set('image', chosen.file);
  form.set('alt', chosen.alt.trim());
  return form;
}

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
        aria-label="Picture of the comment"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was taken out.
          target.value = '';
          if (file) choose(file);
        }}
      />
      <IconButton size="sm" label="Add a picture" disabled={isWorking} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={17} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

/** The chosen one with its words, or why there is none. */
export function CommentPicture({ picture }: { picture: Picture }) {
  const { chosen, isWorking, problem, choose, describe } = picture;
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
        <Spinner size="small" label="Making the picture smaller" />
      </div>
    );
  }
  if (!chosen) return null;
  return (
    <div role="group" aria-label="Picture" className="mt-2 flex items-center gap-2.5">
      <Shown file={chosen.file} />
      <Input
        aria-label="What the picture shows"
        placeholder="Say what it shows"
        value={chosen.alt}
        maxLength={longestAlt}
        onChange={({ target }) => describe(target.value)}
      />
      <IconButton size="sm" label="Remove the picture" onClick={() => choose(undefined)}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}

/** Drawn anew for another file alone: its address is given back when it is not shown any more. */
const Shown = memo(function Shown({ file }: { file: File }) {
  return (
    <img
      ref={(image) => {
        if (!image) return;
        const address = URL.createObjectURL(file);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }}
      alt=""
      className="bg-surface-3 size-14 shrink-0 rounded-[9px] object-cover"
    />
  );
});
