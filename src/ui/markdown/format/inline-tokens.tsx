import { createContext, use, type ReactNode } from 'react';

/** What stands in the place of a token, or null where it is none after all: then its own letters are shown. */
export type RenderToken = (token: string) => ReactNode;

const RenderTokens = createContext<RenderToken>(() => null);

/**
 * Around the texts of an assistant or an article: what their `[[name:anything]]` are shown as, such as a figure that leads to its
 * field, or a calculator. One that is a paragraph of its own may be larger than a line. The token comes without its brackets and is a stranger's words: whoever renders it trusts nothing in it.
 */
export const InlineTokens = RenderTokens;

export function InlineToken({ token }: { token: string }) {
  return use(RenderTokens)(token) ?? `[[${token}]]`;
}
