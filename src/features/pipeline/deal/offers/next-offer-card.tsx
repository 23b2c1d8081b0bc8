import { useState } from 'react';
import { readPercent } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import type { Deal } from '../deal';
import { nextOffer } from './ladder';

interface NextOfferCardProps {
  deal: Deal;
  /** Takes the price over into the form below. */
  onUse: ((pounds: number) => void) | undefined;
}

/** What to offer next to reach a return on cash, with stamp duty inside the sum. */
export function NextOfferCard({ deal, onUse }: NextOfferCardProps) {
  const [text, setText] = useState('8');
  const roi = readPercent(text);
  const answer = typeof roi === 'number' ? nextOffer(deal, roi) : null;
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-[12px] border border-line-subtle bg-surface-2 p-3 light:border-line light:bg-surface-1">
      <div className="w-40">
        <Field
          label="Target return on cash"
          error={roi === 'unreadable' ? 'Enter a percentage, such as 8' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <p className="num min-w-0 flex-1 basis-48 pb-2" aria-live="polite">
        {answer?.text}
      </p>
      {onUse && answer?.pounds != null && (
        <Button
          variant="soft"
          onClick={() => answer.pounds !== null && onUse(answer.pounds)}
          aria-label={`Use ${formatWholePounds(answer.pounds)} as the next offer`}
        >
          Use
        </Button>
      )}
    </div>
  );
}
