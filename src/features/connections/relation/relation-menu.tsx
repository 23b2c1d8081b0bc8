import {
  Ban,
  Bell,
  BellMinus,
  BellOff,
  BellPlus,
  Ellipsis,
  Flag,
  Link as LinkIcon,
  UserMinus,
} from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { openQuestion } from '@/ui/modal/confirm-question';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { copyText } from '@/ui/toast/copy-text';
import { showToast } from '@/ui/toast/toast';
import { useBlock, useEndRelation } from './relation-mutations';
import { openReportMember } from './report-member';
import { useMute, usePostAlerts } from './use-notices';

interface RelationMenuProps {
  person: Schemas['User'];
  onBlocked: () => void;
}

/** Behind the three dots of a member: the link, what of them notifies me, the end of the connection, a report, a block. */
export function RelationMenu({ person, onBlocked }: RelationMenuProps) {
  const { id, fullName, username, connectionStatus, connectionId } = person;
  const mute = useMute(person);
  const alerts = usePostAlerts(person);
  const remove = useEndRelation(person, 'Couldn’t remove the connection');
  const block = useBlock(person, () => {
    showToast({ kind: 'success', text: `${fullName} blocked` });
    onBlocked();
  });
  const copy = () => copyText(`${location.origin}/${username}`, 'Link', 'Copy it from the address bar.');
  const askToRemove = (connection: number) =>
    openQuestion({
      id: 'remove-connection',
      title: `Remove ${fullName} from your connections?`,
      text: `You’ll no longer see posts and details that ${fullName} shares only with connections, and they won’t see yours. We won’t tell them.`,
      act: 'Remove',
      onConfirm: () => remove.mutate({ path: { id: connection } }),
    });
  const askToBlock = () =>
    openQuestion({
      id: 'block-member',
      title: `Block ${fullName}?`,
      text: `You and ${fullName} won’t be able to find each other, and your connection will end. We won’t tell them. You can unblock them under “Blocked and muted”.`,
      act: 'Block',
      onConfirm: () => block.mutate({ body: { userId: id, status: 'blocked' } }),
    });
  return (
    <Menu
      label={fullName}
      trigger={
        <IconButton label={`Actions for ${fullName}`} isBordered>
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      }
      items={[
        {
          label: 'Copy profile link',
          icon: <LinkIcon aria-hidden size={16} />,
          onSelect: () => void copy(),
        },
        // Who is muted notifies me of nothing, so there is nothing to ask for.
        ...(alerts && !mute?.isOn
          ? [
              {
                label: alerts.isOn ? 'Stop notifying me about posts' : 'Notify me about posts',
                icon: alerts.isOn ? <BellMinus aria-hidden size={16} /> : <BellPlus aria-hidden size={16} />,
                onSelect: alerts.toggle,
              },
            ]
          : []),
        ...(mute
          ? [
              {
                label: mute.isOn ? 'Unmute' : 'Mute',
                icon: mute.isOn ? <Bell aria-hidden size={16} /> : <BellOff aria-hidden size={16} />,
                onSelect: mute.toggle,
              },
            ]
          : []),
        ...(connectionStatus === 'connected' && connectionId !== null
          ? [
              {
                label: 'Remove connection',
                icon: <UserMinus aria-hidden size={16} />,
                onSelect: () => askToRemove(connectionId),
              },
            ]
          : []),
        'separator',
        { label: 'Report…', icon: <Flag aria-hidden size={16} />, onSelect: () => openReportMember(person) },
        { label: 'Block', icon: <Ban aria-hidden size={16} />, isDestructive: true, onSelect: askToBlock },
      ]}
    />
  );
}
