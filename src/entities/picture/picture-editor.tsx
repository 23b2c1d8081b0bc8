import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { wholeCrop, type Crop, type Sides } from '@/ui/image/crop-frame';
import { FormAlert } from '@/ui/form/form-alert';
import { ImageCrop } from '@/ui/image/image-crop';
import { accepted, cutPicture, fileProblem, pictureKinds, sidesOf, type PictureKind } from './picture-file';

interface Chosen {
  src: string;
  picture: Sides;
}

interface PictureEditorProps {
  kind: PictureKind;
  /** Shown as a disc, as people are. */
  isRound?: boolean;
  /** Sends the part that was chosen; rejects when it was not taken. */
  send: (picture: File) => Promise<unknown>;
  /** Said when there is something to lose. */
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** A new picture of a member or a business: chosen, the part of it to keep, and saved. What could not be sent can be sent again as it is. */
export function PictureEditor({
  kind,
  isRound = false,
  send,
  onChange,
  onCancel,
  onSaved,
}: PictureEditorProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCutting, setCutting] = useState(false);
  const { aspect } = pictureKinds[kind];
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen]);
  const save = useMutation({ mutationFn: send, onSuccess: onSaved });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refused = fileProblem(file);
    setProblem(refused);
    if (refused !== null) return;
    const src = URL.createObjectURL(file);
    try {
      const picture = await sidesOf(src);
      setCrop(wholeCrop);
      setChosen({ src, picture });
      onChange();
    } catch (error) {
      URL.revokeObjectURL(src);
      setProblem(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const cutAndSend = async () => {
    if (!chosen || isCutting || save.isPending) return;
    setProblem(null);
    setCutting(true);
    try {
      save.mutate(await cutPicture(chosen.src, chosen.picture, kind, crop));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setCutting(false);
    }
  };
  const failure = problem ?? (save.error && errorMessage(save.error));
  const isBusy = isCutting || save.isPending;
  return (
    <div className="flex flex-col gap-4">
      {failure && <FormAlert text={failure} />}
      {chosen && (
        <ImageCrop
          src={chosen.src}
          picture={chosen.picture}
          aspect={aspect}
          isRound={isRound}
          crop={crop}
          onCrop={setCrop}
        />
      )}
      <ChooseFile isAgain={chosen !== null} isDisabled={isBusy} onFile={(file) => void choose(file)} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={!chosen} isLoading={isBusy} loadingLabel="Saving" onClick={() => void cutAndSend()}>
          {save.error ? 'Retry' : 'Save'}
        </Button>
      </div>
    </div>
  );
}

interface ChooseFileProps {
  isAgain: boolean;
  isDisabled: boolean;
  onFile: (file: File | undefined) => void;
}

function ChooseFile({ isAgain, isDisabled, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isDisabled) onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={
        isAgain
          ? ''
          : 'border-line-control flex flex-col items-center gap-3 rounded-[11px] border border-dashed px-4 py-8 text-center'
      }
    >
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label="Photo"
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        size={isAgain ? 'sm' : 'md'}
        disabled={isDisabled}
        icon={<ImagePlus aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => input.current?.click()}
      >
        {isAgain ? 'Choose another' : 'Choose a photo'}
      </Button>
      {!isAgain && (
        <p className="text-ink-2 text-sm">
          Or drop one here. JPG, PNG, WebP, GIF or AVIF. Only the first frame of an animation is kept.
        </p>
      )}
    </div>
  );
}
