import { runtimeConfig } from '@/api/runtime-config';
import { InlineTokens, type RenderToken } from '@/ui/markdown/format/inline-tokens';
import { Markdown } from '@/ui/markdown/markdown';
import { LiveCalculator } from '../calculators/live-calculator';
import { calculatorOf } from '../calculators/calculator-kinds';
import { TermLink } from './term-link';

const renderToken: RenderToken = (token) => {
  if (token.startsWith('term:')) return <TermLink name={token.slice('term:'.length)} />;
  const kind = calculatorOf(token);
  return kind && <LiveCalculator kind={kind} />;
};

/** An article's text, its calculators live and its terms explained. */
export function ArticleBody({ text }: { text: string }) {
  return (
    <InlineTokens value={renderToken}>
      <Markdown text={text} mediaBase={runtimeConfig.apiPrefix} />
    </InlineTokens>
  );
}
