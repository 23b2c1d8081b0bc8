import { useState } from 'react';
import { compressImage } from '@/lib/images/compress-image';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { Field } from '@/ui/form/field';

/** What every browser shows, and none runs: SVG is left out, since it can carry scripts. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const longestSide = 1920;

interface PictureFieldProps {
  picture: File | null;
  onPicture: (picture: File | null) => void;
  /** The article has a picture already: it may be taken away. */
  hasPresent: boolean;
  isTakenAway: boolean;
  onTakeAway: (isTakenAway: boolean) => void;
}

/** The picture of an article, made smaller before it is sent; nothing is sent before the article is saved. */
export function PictureField({ picture, onPicture, hasPresent, isTakenAway, onTakeAway }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);
  const add = async (file: File) => {
    setProblem(undefined);
    setIsWorking(true);
    try {
      onPicture(await compressImage(file, longestSide));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsWorking(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Photo" isOptional error={problem} hint="Wide photos (16:9) look best">
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accepted}
            aria-busy={isWorking || undefined}
            className="min-h-11 w-full text-sm file:mr-3 file:rounded-md file:border file:border-line file:bg-surface-1 file:px-3 file:py-1.5"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void add(file);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      {hasPresent && picture === null && (
        <Checkbox
          label="Remove photo"
          checked={isTakenAway}
          onChange={({ currentTarget }) => onTakeAway(currentTarget.checked)}
        />
      )}
      {picture !== null && (
        <div className="flex items-end gap-3">
          <Preview picture={picture} />
          <Button variant="ghost" size="sm" onClick={() => onPicture(null)}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

/** The chosen picture; its address is given back when it is not shown any more. */
function Preview({ picture }: { picture: File }) {
  return (
    <img
      ref={(image) => {
        if (!image) return;
        const address = URL.createObjectURL(picture);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }}
      alt="Card preview"
      className="aspect-video w-40 rounded-[9px] border border-line object-cover"
    />
  );
}
