import { Button } from '../button/button';
import { closeModal, openModal } from './modal-store';

interface Question {
  id: string;
  title: string;
  /** What will be so afterwards. */
  text: string;
  /** The act, as its button says it. */
  act: string;
  onConfirm: () => void;
}

/** Asks before something ends or goes for good. The answer that changes nothing has the focus. */
export function openQuestion({ id, title, text, act, onConfirm }: Question): void {
  openModal({
    id,
    title,
    content: <p className="text-ink-2 text-pretty">{text}</p>,
    footer: (
      <>
        <Button variant="outline" data-autofocus onClick={() => closeModal(id)}>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            closeModal(id);
            onConfirm();
          }}
        >
          {act}
        </Button>
      </>
    ),
  });
}
