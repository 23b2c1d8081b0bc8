import type { Schemas } from '@/api/contract';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { openModal } from '@/ui/modal/modal-store';
import { TurnOffTwoStep } from './turn-off-two-step';
import { TwoStepSetup } from './two-step-setup';

/** Whether a code is asked for at my sign-in, and how to turn that on or off. */
export function TwoStep({ user }: { user: Schemas['CurrentUser'] }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={user.twoFactor ? 'green' : 'neutral'}>{user.twoFactor ? 'On' : 'Off'}</Badge>
      <Button variant="outline" onClick={() => (user.twoFactor ? openTurnOff() : openSetup(user))}>
        {user.twoFactor ? 'Turn off' : 'Set up'}
      </Button>
    </div>
  );
}

function openSetup(user: Schemas['CurrentUser']) {
  const id = 'two-step';
  openModal({
    id,
    title: 'Set up two-step sign-in',
    content: <TwoStepSetup modalId={id} hasPassword={user.hasPassword} />,
  });
}

function openTurnOff() {
  const id = 'two-step-off';
  openModal({ id, title: 'Turn off two-step sign-in?', content: <TurnOffTwoStep modalId={id} /> });
}
