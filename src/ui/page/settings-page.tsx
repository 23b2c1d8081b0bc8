import type { ReactNode } from 'react';
import { Card } from '../card';

interface SettingsPageProps {
  title: string;
  text?: string;
  /** What stands above the card. */
  before?: ReactNode;
  /** Rows of the first card. */
  children: ReactNode;
  /** What stands below it. */
  after?: ReactNode;
}

/** One page of settings: its heading, and a card with its rows. */
export function SettingsPage({ title, text, before, children, after }: SettingsPageProps) {
  return (
    <div className="@container pb-24">
      <title>{`${title} · Settings · Tiebeam`}</title>
      <h1 className="font-display text-2xl tracking-display font-bold">{title}</h1>
      {text !== undefined && <p className="max-w-prose text-sm text-pretty text-ink-2">{text}</p>}
      {before}
      <Card isPadded={false} className="mt-4">
        {children}
      </Card>
      {after}
    </div>
  );
}
