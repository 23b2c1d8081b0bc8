import { Sparkles } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { askAva } from '@/entities/assistant/ava-store';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Input } from '@/ui/input/input';
import { excessOf } from '../conversation/messages';

/**
 * A field for a question to Ava: sent, it opens her panel, which has the answer. Without words it opens the panel alone. A
 * question that is too long is kept whole, and says by how much.
 */
export function AskAvaBox() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const problem = useId();
  const excess = excessOf(text);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (excess !== null) return field.current?.focus();
    askAva(null, isBlank(text) ? null : text.trim());
    setText('');
  };
  return (
    <section
      aria-labelledby="ask-ava"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-[14px] border border-purple-line bg-purple-bg p-(--card-p)"
    >
      <div className="min-w-0">
        <h2 id="ask-ava" className="text-lg font-semibold text-purple-ink">
          Can’t find what you need?
        </h2>
        <p className="text-base text-pretty text-ink-2">Ask Ava to explain, using your own figures.</p>
      </div>
      <form onSubmit={ask} className="w-full md:w-auto md:min-w-96">
        <div className="flex flex-wrap gap-2 md:flex-nowrap">
          <Input
            ref={field}
            aria-label="Question for Ava"
            placeholder="What does section 24 change?"
            aria-describedby={problem}
            aria-invalid={excess !== null || undefined}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            type="submit"
            variant="ava"
            icon={<Sparkles aria-hidden size={16} strokeWidth={1.75} />}
            className="shrink-0 max-md:w-full"
          >
            Ask
          </Button>
        </div>
        <p id={problem} role="alert" className="num text-sm text-red-ink not-empty:mt-2">
          {excess}
        </p>
      </form>
    </section>
  );
}
