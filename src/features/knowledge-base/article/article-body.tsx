import { useCallback } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Nation } from '@/lib/stamp-duty/region';
import { InlineTokens, type RenderToken } from '@/ui/markdown/format/inline-tokens';
import { Markdown } from '@/ui/markdown/markdown';
import { LiveCalculator } from '../calculators/live-calculator';
import { calculatorOf } from '../calculators/calculator-kinds';
import { TermLink } from './term-link';

interface ArticleBodyProps {
  text: string;
  /** The only nation it is about, for which its calculators begin. */
  nation?: Nation | undefined;
}

/** An article's text, its calculators live and its terms explained. */
export function ArticleBody({ text, nation }: ArticleBodyProps) {
  const renderToken: RenderToken = useCallback(
    (token) => {
      if (token.startsWith('term:')) return <TermLink name={token.slice('term:'.length)} />;
      const kind = calculatorOf(token);
      return kind && <LiveCalculator kind={kind} nation={nation} />;
    },
    [nation],
  );
  return (
    <InlineTokens value={renderToken}>
      <Markdown text={text} mediaBase={runtimeConfig.apiPrefix} />
    </InlineTokens>
  );
}
