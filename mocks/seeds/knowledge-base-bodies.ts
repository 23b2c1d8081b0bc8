// The texts of all articles. Loaded only when a text is wanted.
import { brrr } from './knowledge-base-brrr';
import { buying } from './knowledge-base-buying';
import { finance } from './knowledge-base-finance';
import { gettingStarted } from './knowledge-base-getting-started';
import { glossary } from './knowledge-base-glossary';
import { hmo } from './knowledge-base-hmo';
import { lettings } from './knowledge-base-lettings';
import { refurbishment } from './knowledge-base-refurbishment';
import { sa } from './knowledge-base-sa';
import { scotland } from './knowledge-base-scotland';
import { sourcesText } from './knowledge-base-sources';
import { tax } from './knowledge-base-tax';

/** By key. */
export const articleBodies: ReadonlyMap<string, string> = new Map(
  [gettingStarted, buying, finance, tax, hmo, brrr, sa, lettings, refurbishment, scotland, glossary].flatMap(
    (texts) => Object.entries(texts).map(([key, text]) => [key, text + sourcesText(key)] as const),
  ),
);
