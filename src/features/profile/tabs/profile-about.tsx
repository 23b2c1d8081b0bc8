import { ExternalLink, Lock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/links/safe-href';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { ClampedText } from '@/ui/text/clamped-text';
import { EmptyState } from '@/ui/states/empty-state';
import { RichText } from '@/ui/text/rich-text';
import { safeRows } from '@/ui/rows/safe-rows';
import {
  budgetText,
  experienceLabels,
  isAboutEmpty,
  lookingForLabels,
  offeringLabels,
} from '../profile-labels';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';

/** What a member wrote of themselves, as far as the reader may see it. */
export function ProfileAbout({ profile, onEdit }: { profile: Schemas['Profile']; onEdit?: ReactNode }) {
  const { bio, strategies, regions, lookingFor, offering, experience, languages, links } = profile;
  const { memberships, companies, user, isMine } = profile;
  const budget = budgetText(profile);
  if (isAboutEmpty(profile)) {
    return (
      <EmptyState
        icon={<UserRound aria-hidden size={22} />}
        title={isMine ? 'Introduce yourself' : 'No details yet'}
        text={
          isMine
            ? 'Add how you invest, where, and what you’re looking for, so people can find you.'
            : `Details ${user.fullName} shares will appear here.`
        }
        action={onEdit}
      />
    );
  }
  return (
    <Card className="flex flex-col gap-6">
      {bio && (
        <Part title="About">
          <ClampedText text={bio} isWhole={false} className="max-w-prose">
            {(text) => <RichText text={text} mentions={null} />}
          </ClampedText>
        </Part>
      )}
      <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2 [&:empty]:hidden">
        <Chips title="Strategies" words={strategies.map((each) => strategyNames[each])} />
        <Chips title="Invests in" words={regions} />
        {budget && <Fact title="Budget per purchase">{budget}</Fact>}
        {experience !== null && <Fact title="Experience">{experienceLabels[experience]}</Fact>}
        <Chips title="Looking for" words={lookingFor.map((each) => lookingForLabels[each])} />
        <Chips title="Open to" words={offering.map((each) => offeringLabels[each])} />
        <Chips title="Languages" words={languages} />
        {memberships.length > 0 && (
          <Fact title="Memberships">
            <ul>
              {safeRows(memberships, 'membership', ({ name, number }) => (
                <li key={`${name} ${number}`} className="wrap-anywhere">
                  {name} <span className="text-ink-2">{number}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {companies.length > 0 && (
          <Fact title="Companies House">
            <ul>
              {companies.map((number) => (
                <li key={number} className="num">
                  {number}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {links.length > 0 && (
          <Fact title="Links">
            <ul className="flex flex-col gap-1">
              {safeRows(links, 'link', ({ label, url }, at) => (
                // two links may be the same, and the list is only shown here
                <li key={`${at} ${url}`}>
                  <OutsideLink label={label} url={url} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {!isMine && user.connectionStatus !== 'connected' && (
        <p className="text-ink-2 flex items-center gap-2 text-sm">
          <Lock aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
          Connect to see details shared with connections only.
        </p>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-md mb-2 font-semibold">{title}</h2>
      <div className="max-w-prose wrap-anywhere whitespace-pre-line [&_a]:underline">{children}</div>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 mb-1.5 text-xs">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Chips({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Fact title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Badge>{word}</Badge>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

/** A stranger's address: shown as a link only when it can run nothing. */
function OutsideLink({ label, url }: { label: string; url: string }) {
  const href = safeHref(url);
  if (href === null) return <span className="wrap-anywhere">{label}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-link inline-flex max-w-full items-center gap-1.5 hover:underline"
    >
      <span className="wrap-anywhere">{label}</span>
      <ExternalLink aria-label="(opens in a new tab)" size={14} strokeWidth={1.75} className="shrink-0" />
    </a>
  );
}
