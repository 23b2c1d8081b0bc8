import { Link } from '@tanstack/react-router';
import { BadgeCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';

interface FoundCardProps {
  name: string;
  username: string;
  picture: ReactNode;
  /** What they do. */
  line: ReactNode;
  verified: boolean;
  text: string | null;
  /** Where, how many, how good; an empty one is left out. */
  facts: readonly { icon: LucideIcon; text: string | null }[];
  chips: { label: string; words: readonly string[] };
  /** What can be done about them. */
  actions: ReactNode;
}

/** A member or a business in a list; all of the card but what can be done leads to their page. */
export function FoundCard({
  name,
  username,
  picture,
  line,
  verified,
  text,
  facts,
  chips,
  actions,
}: FoundCardProps) {
  return (
    <Card as="article" aria-label={name} className="relative flex flex-wrap gap-x-3.5 gap-y-3">
      {picture}
      <div className="min-w-0 flex-1 basis-36 wrap-anywhere">
        {/* the link's box is the whole card */}
        <Link
          to="/$username"
          params={{ username }}
          className="font-semibold after:absolute after:inset-0 after:rounded-[14px] hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-ink-2 flex flex-wrap items-center gap-x-3 text-sm">
          {line}
          {verified && (
            <span className="text-teal-ink inline-flex items-center gap-1">
              <BadgeCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              Verified
            </span>
          )}
        </p>
        {text && <p className="mt-1.5 text-sm text-pretty">{text}</p>}
        <p className="text-ink-2 mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {facts.map(
            ({ icon: Icon, text: fact }) =>
              fact && (
                <span key={fact} className="inline-flex items-center gap-1.5">
                  <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
                  {fact}
                </span>
              ),
          )}
        </p>
        {chips.words.length > 0 && (
          <ul aria-label={chips.label} className="mt-2.5 flex flex-wrap gap-1.5">
            {chips.words.map((word) => (
              <li key={word} className="max-w-full">
                <Badge>{word}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* above the link that covers the card */}
      {actions && <div className="relative self-start">{actions}</div>}
    </Card>
  );
}
