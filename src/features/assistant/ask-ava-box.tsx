import { Sparkles } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { askAva } from '@/entities/assistant/ava-store';
import { isBlank } from '@/lib/blank';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { longestQuestion } from './messages';

/** A field for a question to Ava: sent, it opens her panel, which has the answer. Without words it opens the panel alone. */
export function AskAvaBox() {
  const [text, setText] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
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
          Not found what you need?
        </h2>
        <p className="text-base text-pretty text-ink-2">
          Ava answers in words, with the sums and with your own figures.
        </p>
      </div>
      <form onSubmit={ask} className="flex w-full flex-wrap gap-2 md:w-auto md:min-w-96 md:flex-nowrap">
        <Input
          aria-label="Question for Ava"
          placeholder="What does section 24 change?"
          maxLength={longestQuestion}
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
      </form>
    </section>
  );
}
