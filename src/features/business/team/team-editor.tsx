import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { UserAvatar } from '@/entities/user/user-avatar';
import { IconButton } from '@/ui/button/icon-button';
import { NativeSelect } from '@/ui/input/native-select';
import { safeRows } from '@/ui/rows/safe-rows';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { roleText } from '../business-text';
import { ConnectionSearch } from './connection-search';
import { mostMembers, type TeamMember } from './team-changes';
import { useTeam } from './use-team';

const roleChoices = [
  { value: 'member', label: roleText.member },
  { value: 'admin', label: roleText.admin },
];

/** Who acts for a business, for its owner: what each may do, who goes, and whom of the owner's connections to add. */
export function TeamEditor({ business }: { business: Pick<Schemas['Business'], 'id' | 'username'> }) {
  const area = useRef<HTMLDivElement>(null);
  const { answer, members, put, remove } = useTeam(business);
  useFocusAfterRemoval(
    area,
    members.map(({ userId }) => userId),
  );
  const isFull = members.length >= mostMembers;
  return (
    <div className="flex flex-col gap-6 pt-2">
      <p className="text-ink-2 text-sm text-pretty">
        Admins can edit the business page and reply to reviews. Everyone on the team is shown on the page.
      </p>
      <LoadedPart
        query={answer}
        failureTitle="Couldn’t load the team"
        skeleton="h-40 rounded-lg"
        isWhole={() => members.length > 0}
      >
        {() => (
          <>
            <div ref={area} tabIndex={-1} className="outline-none">
              <ul aria-label="Team" className="divide-line-subtle divide-y">
                {safeRows(members, 'person', (member) => (
                  <li key={member.userId} data-row={member.userId}>
                    <Member
                      member={member}
                      onRole={(role) => put({ ...member, role })}
                      onRemove={() => remove(member)}
                    />
                  </li>
                ))}
              </ul>
            </div>
            {isFull ? (
              <p className="text-ink-2 text-sm">{`Up to ${mostMembers} people can be on the team. Remove someone to add another.`}</p>
            ) : (
              <ConnectionSearch
                left={members.map(({ userId }) => userId)}
                onAdd={(user) => put({ userId: user.id, role: 'member', user })}
              />
            )}
          </>
        )}
      </LoadedPart>
    </div>
  );
}

interface MemberProps {
  member: TeamMember;
  onRole: (role: 'admin' | 'member') => void;
  onRemove: () => void;
}

function Member({ member: { role, user }, onRole, onRemove }: MemberProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <UserAvatar user={user} size={40} isDecorative />
      <p className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere">
        <bdi>{user.fullName}</bdi>
      </p>
      {role === 'owner' ? (
        <span className="text-ink-2 pr-3 text-sm">{roleText.owner}</span>
      ) : (
        <span className="ml-auto flex items-center gap-3">
          <NativeSelect
            aria-label={`${user.fullName}’s role`}
            className="w-28! shrink-0 max-md:h-11 pointer-coarse:h-11"
            choices={roleChoices}
            value={role}
            onChange={({ currentTarget: { value } }) => onRole(value === 'admin' ? 'admin' : 'member')}
          />
          <IconButton label={`Remove ${user.fullName}`} onClick={onRemove}>
            <X aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
