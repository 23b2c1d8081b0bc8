import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';

const modalId = 'changed-figures';

interface ChangedFigure {
  /** What it is, and of which deal. */
  name: string;
  quoted: string;
  now: string;
}

interface ChangedQuestionProps {
  figures: readonly ChangedFigure[];
  /** Gets an answer with the figures of now; undefined where there is no question to ask. */
  onAskAgain: (() => void) | undefined;
  onGoOn: () => void;
}

/** Says, before an answer goes to other people, which of its figures are no longer so; nothing goes by itself. */
export function askAboutChanged(props: ChangedQuestionProps): void {
  openModal({
    id: modalId,
    title: 'The figures have changed',
    size: 'sm',
    content: <ChangedQuestion {...props} />,
  });
}

export function ChangedQuestion({ figures, onAskAgain, onGoOn }: ChangedQuestionProps) {
  const close = (act: () => void) => () => {
    closeModal(modalId);
    act();
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-ink-2">
        The deal has changed since Ava wrote this answer, so the answer shows the old figures.
      </p>
      <dl aria-label="Changed figures" className="flex flex-col gap-2.5">
        {figures.map(({ name, quoted, now }) => (
          <div key={name} className="rounded-md border border-line bg-surface-1 px-3.5 py-2.5">
            <dt className="text-sm text-ink-2 wrap-anywhere">{name}</dt>
            <dd>
              <span className="num">{quoted}</span> in the answer,{' '}
              <strong className="num text-amber-ink">{now}</strong> now
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={close(onGoOn)}>
          Use anyway
        </Button>
        {onAskAgain && (
          <Button variant="primary" onClick={close(onAskAgain)}>
            Ask Ava again
          </Button>
        )}
      </div>
    </div>
  );
}
