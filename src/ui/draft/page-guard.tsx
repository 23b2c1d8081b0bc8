import { useBlocker } from '@tanstack/react-router';
import { Button } from '../button/button';
import { closeModal, openModal, requestCloseModal } from '../modal/modal-store';

const modalId = 'discard-changes';

interface Question {
  title: string;
  /** What would be lost. */
  text: string;
  /** The two answers. */
  stay: string;
  leave: string;
}

const usual: Question = {
  title: 'Discard your changes?',
  text: 'You’ll lose what you’ve typed on this page.',
  stay: 'Keep editing',
  leave: 'Discard',
};

interface LeaveGuardProps {
  isDirty: boolean;
  question?: Question;
}

/** Asks before a page with unsaved text is left; a reload is asked about by the browser. */
export function LeaveGuard({ isDirty, question = usual }: LeaveGuardProps) {
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      next.pathname !== discardedOnTheWayTo &&
      !(await mayDiscard(next.pathname, question)),
  });
  return null;
}

/** Several forms of a page ask one after the other: what was answered to the first holds for all of them. */
let discardedOnTheWayTo: string | null = null;

/** Whether what was typed may go; the answer that loses nothing has the focus. */
const mayDiscard = (pathname: string, { title, text, stay, leave }: Question) =>
  new Promise<boolean>((answer) => {
    openModal({
      id: modalId,
      title,
      content: <p className="text-pretty text-ink-2">{text}</p>,
      canClose: () => {
        answer(false);
        return true;
      },
      footer: (
        <>
          <Button variant="outline" data-autofocus onClick={() => requestCloseModal(modalId)}>
            {stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              closeModal(modalId);
              discardedOnTheWayTo = pathname;
              setTimeout(() => {
                discardedOnTheWayTo = null;
              });
              answer(true);
            }}
          >
            {leave}
          </Button>
        </>
      ),
    });
  });
