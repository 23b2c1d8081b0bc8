import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { showToast } from '@/ui/toast/toast';
import { roleText } from '../business-text';

/** Who acts for a business, by name and role; its owner changes that from here. */
export function TeamCard({ business }: { business: Schemas['Business'] }) {
  return (
    <Card as="section" aria-label="Team">
      <div className="mb-2.5 flex min-h-[30px] items-center justify-between gap-3">
        <h2 className="text-md font-semibold">Team</h2>
        {business.myRole === 'owner' && (
          <Button
            variant="outline"
            size="sm"
            icon={<UsersRound aria-hidden size={15} strokeWidth={1.75} />}
            onClick={() => void open(business)}
          >
            Manage team
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {safeRows(business.members, 'person', ({ userId, role, user }) => (
          <li key={userId} className="flex items-center gap-3">
            <UserAvatar user={user} size={40} isDecorative hasPresence />
            <div className="min-w-0 wrap-anywhere">
              <Link
                to="/$username"
                params={{ username: user.username }}
                className="font-medium hover:underline"
              >
                <bdi>{user.fullName}</bdi>
              </Link>
              <p className="text-ink-2 text-sm">{roleText[role]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

async function open(business: Schemas['Business']): Promise<void> {
  try {
    (await import('./open-team-editor')).openTeamEditor(business);
  } catch {
    showToast({ kind: 'error', text: 'Couldn’t open this. Check your connection and try again.' });
  }
}
