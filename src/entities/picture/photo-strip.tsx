import { openPhoto, RecordPhoto } from './record-photos';

interface PhotoStripProps {
  /** Whose they are. */
  ownerId: number;
  /** Their file names. */
  images: readonly string[];
  /** What they show: `Insulate between rafters`. */
  name: string;
}

/** Photos to look at, small in a row; pressed, each is seen large. */
export const PhotoStrip = ({ ownerId, images, name }: PhotoStripProps) => (
  <ul aria-label={`Photos of ${name}`} className="mt-2 flex flex-wrap gap-2 empty:hidden">
    {images.map((file, index) => (
      <li key={file} className="w-24 overflow-hidden rounded-md bg-surface-3 print:w-32">
        <button
          type="button"
          aria-label={`Open photo ${index + 1} of ${name}`}
          className="block w-full cursor-zoom-in rounded-md -outline-offset-2"
          onClick={() => openPhoto(ownerId, file, index + 1)}
        >
          <RecordPhoto ownerId={ownerId} file={file} width={192} />
        </button>
      </li>
    ))}
  </ul>
);
