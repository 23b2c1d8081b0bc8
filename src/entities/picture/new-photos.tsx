import { X } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { AddPhotos } from './add-photos';
import { madeSmaller, sortOut } from './image-files';

/** Where the browser shows a chosen file. */
const addresses = new WeakMap<File, string>();

interface NewPhotosProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** The contract's limit. */
  maxImages: number;
  /** Why the server did not take them. */
  error?: string | undefined;
  /** While the record is being sent. */
  isDisabled?: boolean;
}

/** Photos of a record that is still to be added: chosen several at once, made small here, and sent with the record. */
export function NewPhotos({ files, onChange, maxImages, error, isDisabled = false }: NewPhotosProps) {
  const button = useRef<HTMLButtonElement>(null);
  const made = useRef(new Set<string>());
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const freeAddresses = useCallback(() => {
    const own = made.current;
    return () => {
      for (const address of own) URL.revokeObjectURL(address);
      own.clear();
    };
  }, []);
  const add = async (chosen: readonly File[]) => {
    const sorted = sortOut(chosen, files.length, maxImages);
    setBusy(true);
    const { usable, problems: faults } = await madeSmaller(sorted.usable);
    for (const file of usable) {
      const address = URL.createObjectURL(file);
      addresses.set(file, address);
      made.current.add(address);
    }
    setBusy(false);
    setProblems([...sorted.problems, ...faults]);
    if (usable.length > 0) onChange([...files, ...usable]);
  };
  const remove = (file: File) => {
    onChange(files.filter((each) => each !== file));
    button.current?.focus();
  };
  const said = [...problems, ...(error === undefined ? [] : [error])];
  return (
    <div ref={freeAddresses} role="group" aria-labelledby={id} className="flex flex-col gap-2.5">
      <p id={id} className="text-sm font-medium">
        Photos <span className="font-normal text-ink-3">optional</span>
      </p>
      <ul className="grid grid-cols-3 gap-2 empty:hidden min-[480px]:grid-cols-4">
        {files.map((file, index) => (
          <li key={addresses.get(file)} className="relative min-w-0 overflow-hidden rounded-lg bg-surface-3">
            <img src={addresses.get(file)} alt={file.name} className="aspect-4/3 w-full object-cover" />
            <span className="absolute top-1 right-1 rounded-lg bg-canvas/80">
              <IconButton
                label={`Remove photo ${index + 1}`}
                size="sm"
                disabled={isDisabled}
                onClick={() => remove(file)}
              >
                <X aria-hidden size={15} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <AddPhotos
        ref={button}
        onFiles={(chosen) => void add(chosen)}
        isDisabled={isDisabled || files.length >= maxImages}
        busyLabel={isBusy ? 'Preparing' : undefined}
        problems={said}
      />
    </div>
  );
}
