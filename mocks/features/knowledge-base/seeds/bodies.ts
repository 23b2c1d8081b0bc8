// The texts of all articles. Loaded only when a text is wanted.
import { brrr } from './texts/brrr';
import { buying } from './texts/buying';
import { finance } from './texts/finance';
import { gettingStarted } from './texts/getting-started';
import { glossary } from './glossary';
import { hmo } from './texts/hmo';
import { lettings } from './texts/lettings';
import { refurbishment } from './texts/refurbishment';
import { sa } from './texts/sa';
import { scotland } from './texts/scotland';
import { sourcesText } from './sources';
import { tax } from './texts/tax';

/** By key. */
export const articleBodies: ReadonlyMap<string, string> = new Map(
  [gettingStarted, buying, finance, tax, hmo, brrr, sa, lettings, refurbishment, scotland, glossary].flatMap(
    (texts) => Object.entries(texts).map(([key, text]) => [key, text + sourcesText(key)] as const),
  ),
);
