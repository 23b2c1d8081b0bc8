import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { newClientId } from '@/lib/client-id';
import { compressImage } from '@/lib/images/compress-image';
import { buttonClass } from '@/ui/button/button-class';
import { IconButton } from '@/ui/button/icon-button';
import { Complaint } from '@/ui/form/complaint';
import { Image } from '@/ui/image/image';
import { dropPhoto, keepPhoto } from '../device/kept-viewings';
import { withPhoto, type NotedCheck } from '../notes/notes';
import { useViewing } from '../viewing-context';
import { usePhoto } from './use-photo';

/** Large enough for a whole screen, in pixels. */
const longestSide = 1920;

/** The picture of a check: taken with the phone's camera, kept on the device until it is sent. */
export function CheckPhoto({ check, name }: { check: NotedCheck; name: string }) {
  const { memberId, kept, edit } = useViewing();
  const complaintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setWorking(true);
    setProblem(null);
    try {
      const photo = newClientId();
      await keepPhoto(memberId, photo, await compressImage(file, longestSide));
      edit((notes) => withPhoto(notes, check, photo));
      if (check.photo !== undefined) await dropPhoto(memberId, check.photo);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setWorking(false);
  };
  const remove = () => {
    edit((notes) => withPhoto(notes, check, null));
    // The button that was pressed goes with the photo.
    input.current?.focus({ preventScroll: true });
    if (check.photo !== undefined) void dropPhoto(memberId, check.photo);
  };
  const hasPhoto = check.photo !== undefined || check.image !== null;
  if (!kept.deal && !hasPhoto) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasPhoto && (
        <span className="flex items-center gap-1">
          <PhotoTile check={check} name={name} />
          <IconButton label={`Remove the photo of “${name}”`} onClick={remove}>
            <Trash2 aria-hidden size={17} />
          </IconButton>
        </span>
      )}
      <label
        className={`${buttonClass({ variant: 'outline', size: 'sm', isDisabled: isWorking })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        <Camera aria-hidden size={15} />
        {isWorking ? 'Adding photo…' : hasPhoto ? 'Retake photo' : 'Add photo'}
        <span className="sr-only">{` of ${name}`}</span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          disabled={isWorking}
          aria-describedby={problem === null ? undefined : complaintId}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void take(file);
            // The same picture may be chosen once more.
            currentTarget.value = '';
          }}
        />
      </label>
      {problem !== null && <Complaint id={complaintId} text={problem} />}
    </div>
  );
}

function PhotoTile({ check, name }: { check: NotedCheck; name: string }) {
  const { memberId, kept } = useViewing();
  const address = usePhoto(memberId, check.photo);
  const alt = `Photo of ${name}`;
  if (check.photo !== undefined) {
    return address ? (
      <img
        src={address}
        alt={alt}
        width={96}
        height={72}
        className="h-[72px] w-24 rounded-[10px] object-cover"
      />
    ) : (
      <span className="h-[72px] w-24 rounded-[10px] bg-surface-3" />
    );
  }
  const owner = kept.deal?.ownerId ?? kept.viewing.ownerId;
  return (
    <Image
      picture={{ base: runtimeConfig.apiPrefix, ownerId: owner, file: check.image ?? '' }}
      alt={alt}
      width={96}
      height={72}
      className="h-[72px] w-24 rounded-[10px] [&_img]:h-full"
    />
  );
}
