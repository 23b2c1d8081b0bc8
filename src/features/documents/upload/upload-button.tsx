import { useQueryClient } from '@tanstack/react-query';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { acceptedDocuments } from '@/entities/document/document-files';
import type { UploadPlace } from '@/entities/document/upload-document';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { closeModal } from '@/ui/modal/modal-store';
import { addUploads } from './upload-store';

interface UploadButtonProps {
  userId: number;
  place: UploadPlace;
  /** One file, the next version of a document: the dialog closes, and the list of uploads tells the rest. */
  isVersion?: boolean;
}

/** Chooses files and begins to upload them to a place. */
export function UploadButton({ userId, place, isVersion = false }: UploadButtonProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={!isVersion}
        accept={acceptedDocuments}
        aria-label={isVersion ? 'Choose the new version' : 'Choose files'}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          addUploads(queryClient, userId, files, place);
          if (isVersion && files.length > 0) closeModal('document-versions');
        }}
      />
      <Button icon={<UploadIcon aria-hidden size={17} />} onClick={() => input.current?.click()}>
        {isVersion ? 'Upload new version' : 'Upload files'}
      </Button>
    </>
  );
}

/** Takes files that are dropped anywhere on it; the button does the same by keyboard. */
export function DropZone({
  userId,
  place,
  children,
}: Omit<UploadButtonProps, 'isVersion'> & { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <div
      className={classNames(
        'rounded-[14px]',
        isOver && 'outline-2 outline-offset-4 outline-primary outline-dashed',
      )}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        addUploads(queryClient, userId, [...event.dataTransfer.files], place);
      }}
    >
      {children}
    </div>
  );
}
