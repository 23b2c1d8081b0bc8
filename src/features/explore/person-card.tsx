import { MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { roleLabels } from '@/entities/user/member-labels';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { UserAvatar } from '@/entities/user/user-avatar';
import { FoundCard } from './found-card';
import { placeText } from './place-text';

interface PersonCardProps {
  person: Schemas['User'];
  /** What can be done about them. */
  actions?: ReactNode;
}

/** A member in a list: who, what they do and where, whom we both know, and how they invest. */
export function PersonCard({ person, actions }: PersonCardProps) {
  const { fullName, username, headline, roles, location, distanceMiles, verified } = person;
  const { mutualCount, strategies } = person;
  return (
    <FoundCard
      name={fullName}
      username={username}
      picture={<UserAvatar user={person} size={50} isDecorative hasPresence />}
      line={roles.map((role) => roleLabels[role]).join(' · ')}
      verified={verified}
      text={headline}
      facts={[
        { icon: MapPin, text: placeText(location?.town, location?.outcode, distanceMiles) },
        { icon: UsersRound, text: mutualText(mutualCount) },
      ]}
      chips={{ label: 'Strategies', words: strategies.map((strategy) => strategyNames[strategy]) }}
      actions={actions}
    />
  );
}

const mutualText = (count: number): string | null =>
  count === 0 ? null : count === 1 ? '1 mutual connection' : `${count} mutual connections`;
