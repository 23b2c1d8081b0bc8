import type { Schemas } from '@/api/contract';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { RichText } from '@/ui/text/rich-text';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { budgetText, isAboutEmpty, lookingForLabels } from './profile-labels';

interface ProfileSummaryProps {
  profile: Schemas['Profile'];
  /** Shows all of it. */
  onMore: () => void;
}

/** Beside a member's posts: what they say of themselves, in short; absent where they say nothing. */
export function ProfileSummary({ profile, onMore }: ProfileSummaryProps) {
  const { bio, strategies, regions, lookingFor, user } = profile;
  const budget = budgetText(profile);
  if (isAboutEmpty(profile)) return null;
  return (
    <Card as="section" aria-label="Summary">
      <h2 className="text-[15px]/5.5 font-semibold">Summary</h2>
      {bio && (
        <div className="mt-2 line-clamp-5 text-sm wrap-anywhere whitespace-pre-line [&_a]:underline">
          <RichText text={bio} mentions={null} />
        </div>
      )}
      <dl className="mt-3.5 flex flex-col gap-3 [&:empty]:hidden">
        <Words title="Strategies" words={strategies.map((each) => strategyNames[each])} />
        <Words title="Invests in" words={regions} />
        <Words title="Budget per purchase" words={budget === null ? [] : [budget]} />
        <Words title="Looking for" words={lookingFor.map((each) => lookingForLabels[each])} />
      </dl>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3 -ml-3"
        aria-label={`More about ${user.fullName}`}
        onClick={onMore}
      >
        More about {user.fullName.split(' ')[0]}
      </Button>
    </Card>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 mb-1.5 text-xs">{title}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {words.slice(0, 4).map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
        {words.length > 4 && (
          <span className="text-ink-2 self-center text-xs">{`and ${words.length - 4} more`}</span>
        )}
      </dd>
    </div>
  );
}
