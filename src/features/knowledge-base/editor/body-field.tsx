import { useState } from 'react';
import { Field } from '@/ui/form/field';
import { Tabs } from '@/ui/tabs';
import { Textarea } from '@/ui/input/textarea';
import { ArticleBody } from '../article/article-body';
import { longestBody } from './editor-rules';

interface BodyFieldProps {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
}

const tabs = [
  { id: 'write', label: 'Write' },
  { id: 'preview', label: 'Preview' },
] as const;

/** The text of an article in Markdown, and how readers will see it. */
export function BodyField({ text, error, onText, onLeave }: BodyFieldProps) {
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  return (
    <Tabs label="Text" tabs={tabs} activeId={tab} onChange={setTab}>
      <div className="pt-4">
        {tab === 'write' ? (
          <Field
            label="Text"
            error={error}
            hint="Markdown: ## for headings, | for tables, $$ for formulas, > [!NOTE] for callouts, [[calculator:stamp-duty]] (or yield, stress) for a calculator, [[term:gross yield]] for a glossary term"
          >
            {(control) => (
              <Textarea
                {...control}
                name="body"
                required
                rows={18}
                maxLength={longestBody}
                className="max-h-none! min-h-96! font-mono text-sm"
                value={text}
                onBlur={onLeave}
                onChange={({ currentTarget }) => onText(currentTarget.value)}
              />
            )}
          </Field>
        ) : (
          <div className="min-h-96 max-w-[680px] text-[17px]/[28px]">
            {text.trim() === '' ? (
              <p className="text-base text-ink-3">Nothing to preview yet</p>
            ) : (
              <ArticleBody text={text} />
            )}
          </div>
        )}
      </div>
    </Tabs>
  );
}
