import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { readAmount } from '@/lib/money/amount-input';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Input } from '@/ui/input/input';
import { react } from '../reactions/react';
import { isPrice } from './demand/demand';

/** What the reader who would buy would pay: theirs to say, to change and to take back. */
export function PriceRow({ post }: { post: Schemas['Post'] }) {
  const queryClient = useQueryClient();
  const price = post.myReaction?.price ?? null;
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  if (price !== null && text === null) {
    return (
      <p className="flex min-h-10 flex-wrap items-center gap-x-1 text-sm">
        <span className="num mr-1">
          You would buy at <b className="font-semibold">{formatWholePounds(price)}</b>
        </span>
        <Button size="sm" variant="ghost" onClick={() => setText(String(price))}>
          Change
        </Button>
        <Button size="sm" variant="ghost" onClick={() => react(queryClient, post.id, 'would_buy')}>
          Remove the price
        </Button>
      </p>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = readAmount(text ?? '');
    setIsWrong(!isPrice(next));
    if (!isPrice(next)) return;
    setText(null);
    react(queryClient, post.id, 'would_buy', next);
  };
  const problem = `price-problem-${post.id}`;
  return (
    <form onSubmit={save} noValidate>
      <div className="flex min-h-10 items-center gap-2 text-sm">
        <label htmlFor={`price-${post.id}`} className="text-ink-2 shrink-0">
          You would buy at
        </label>
        <Input
          id={`price-${post.id}`}
          className="max-w-32"
          icon="£"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problem : undefined}
          value={text ?? ''}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" size="sm" variant="soft">
          Save <span className="sr-only">the price</span>
        </Button>
        {price !== null && (
          <Button size="sm" variant="ghost" onClick={() => setText(null)}>
            Cancel
          </Button>
        )}
      </div>
      {isWrong && (
        <p id={problem} role="alert" className="text-red-ink mt-1 text-xs">
          Enter whole pounds, such as 172,500 or 172k
        </p>
      )}
    </form>
  );
}
