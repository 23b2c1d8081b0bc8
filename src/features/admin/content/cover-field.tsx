import { ImagePlus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { accepted, fileProblem } from '@/entities/picture/picture-file';
import { compressImage } from '@/lib/images/compress-image';
import { Button } from '@/ui/button/button';
import { Complaint } from '@/ui/form/complaint';
import type { FormState } from '@/ui/form/use-form';
import type { PostText } from './post-rules';

/** Wide enough for a whole screen, pixels. */
const longestSide = 1920;

/** The picture over a post: a new one is made small and shown before it is sent with the post. */
export function CoverField({ form }: { form: FormState<PostText> }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const { cover } = form.values;
  const choose = async (file: File) => {
    const refused = fileProblem(file);
    setProblem(refused);
    if (refused !== null) return;
    setIsWorking(true);
    try {
      form.set('cover', await compressImage(file, longestSide));
    } catch (error) {
      setProblem(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    setIsWorking(false);
  };
  const error = problem ?? form.errorOf('cover');
  return (
    <div role="group" aria-label="Cover photo" className="flex min-w-0 flex-col gap-2">
      <p className="text-sm/[18px] font-medium text-ink-2">
        Cover photo <span className="font-normal text-ink-3">optional</span>
      </p>
      {cover !== null && <CoverPreview cover={cover} />}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label="Cover photo"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after it was taken out.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          ref={button}
          variant="outline"
          icon={<ImagePlus aria-hidden size={16} />}
          isLoading={isWorking}
          loadingLabel="Resizing"
          disabled={form.isSending}
          onClick={() => input.current?.click()}
        >
          {cover === null ? 'Add cover photo' : 'Change cover photo'}
        </Button>
        {cover !== null && (
          <Button
            variant="ghost"
            disabled={form.isSending}
            onClick={() => {
              form.set('cover', null);
              button.current?.focus();
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <p className="text-xs/[17px] text-ink-3">Shown at 16:9 in the list and above the post</p>
      {error !== undefined && <Complaint id="cover-problem" text={error} />}
    </div>
  );
}

const frame = 'aspect-video w-full max-w-sm rounded-[11px] border border-line object-cover';

function CoverPreview({ cover }: { cover: File | string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof cover === 'string') return undefined;
      image.src = URL.createObjectURL(cover);
      return () => URL.revokeObjectURL(image.src);
    },
    [cover],
  );
  const src = typeof cover === 'string' ? `${runtimeConfig.apiPrefix}/media/${cover}` : undefined;
  return <img ref={show} src={src} alt="" className={frame} />;
}
