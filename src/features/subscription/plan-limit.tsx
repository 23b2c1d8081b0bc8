import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { rememberLimitPath } from './limit-path';

const modalId = 'plan-limit';

/** Says what my plan has no room for, with the way to the plans, and from there back to here. */
export function openPlanLimit(text: string): void {
  openModal({ id: modalId, title: 'Plan limit reached', size: 'sm', content: <PlanLimit text={text} /> });
}

function PlanLimit({ text }: { text: string }) {
  const { history } = useRouter();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-2">
        {text} You keep everything you have. A larger plan has room for more.
      </p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Not now
        </Button>
        <Link
          to="/settings/subscription"
          className={buttonClass()}
          onClick={() => rememberLimitPath(history.location.href)}
        >
          See plans
        </Link>
      </div>
    </div>
  );
}
