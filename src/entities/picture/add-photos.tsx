import { ImagePlus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Button } from '@/ui/button/button';
import { accepted } from './image-files';

interface AddPhotosProps {
  onFiles: (files: readonly File[]) => void;
  isDisabled: boolean;
  /** What the button says while they are taken in; undefined while nothing is. */
  busyLabel: string | undefined;
  /** Why some were not taken, a sentence each. */
  problems: readonly string[];
  /** The button takes the focus when a photo has gone. */
  ref: Ref<HTMLButtonElement>;
}

/** Chooses photos, several at once, and says what was wrong with those that were not taken. */
export function AddPhotos({ onFiles, isDisabled, busyLabel, problems, ref }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label="Add photos"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
      <Button
        ref={ref}
        variant="outline"
        size="sm"
        className="self-start"
        icon={<ImagePlus aria-hidden size={15} />}
        disabled={isDisabled}
        isLoading={busyLabel !== undefined}
        loadingLabel={busyLabel ?? ''}
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      <div role="alert" className="text-sm text-red-ink empty:hidden">
        {problems.map((problem) => (
          <p key={problem} className="wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
    </>
  );
}
