import { figureIn, valueText, type QuotedFigure } from '@/lib/evaluation/formulas/figure-token';
import { metricNames } from '@/lib/evaluation/judgement/metrics';
import { cautionFor } from './disclaimers';

const longest = 600;

const figureToken = /\[\[([^\][\n]*=([^\][\n=]*))\]\]/g;

/** A text whose figures are only their values, as they read; of a figure that is not known what stands in its address. */
const withoutTokens = (text: string): string =>
  text.replaceAll(figureToken, (_all, token: string, raw: string) => {
    const figure = figureIn(token);
    return figure ? valueText(figure.metric, figure.value) : raw;
  });

/** The figures that a text quotes, each once, in their order. */
export function figuresIn(text: string): QuotedFigure[] {
  const tokens = new Set([...text.matchAll(figureToken)].map(([, token = '']) => token));
  return [...tokens].flatMap((token) => figureIn(token) ?? []);
}

/** A figure is its name and its value (`Net yield 5.63%`), its value alone where words and a colon stand before it already. */
const withFiguresInWords = (text: string): string =>
  text.replaceAll(figureToken, (_all, token: string, raw: string, at: number) => {
    const figure = figureIn(token);
    if (!figure) return raw;
    const value = valueText(figure.metric, figure.value);
    return /[:=|][ \t*]*$/.test(text.slice(0, at)) ? value : `${metricNames[figure.metric]} ${value}`;
  });

const symbols: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  approx: '≈',
  le: '≤',
  ge: '≥',
  pm: '±',
  quad: ' ',
};

/** A formula in one line of plain text: `12 × 1150 / 180000 = 7.67%`. */
const formulaInWords = (tex: string): string =>
  tex
    .replaceAll('{,}', ',')
    .replaceAll(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1) / ($2)')
    .replaceAll(/\(([\w.,£ ]*)\)/g, (all, inner: string) => (/^[\w.,£]*$/.test(inner) ? inner : all))
    .replaceAll(/\\([a-z]+)/g, (_all, name: string) => symbols[name] ?? '')
    .replaceAll(/\\[,;! ]/g, ' ')
    .replaceAll(/\\([%&$#_£])/g, '$1')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const formulas = /\$\$([^$]{1,2000})\$\$|\\\(([^$\n]{1,2000}?)\\\)|\\\[([^$]{1,2000}?)\\\]/g;

const formulasInWords = (text: string): string =>
  text.replaceAll(formulas, (_all, ...parts: (string | undefined)[]) =>
    formulaInWords(parts.slice(0, 3).find((part) => part !== undefined) ?? ''),
  );

/** Words between single marks: `*so*` or `_so_`. */
const emphasis = /(?<![\w*])[*_](\S(?:[^*_\n]*\S)?)[*_](?![\w*])/g;

/** What is true in the panel alone, where figures are links, and for the one who asked. */
const onlyInPanel: readonly RegExp[] = [
  / ?Each figure links to its place in the evaluation and says so if the deal has changed since\./g,
  /,? from (?:your own|its|their) inputs(?=[:;])/g,
  /, shared with you\b/g,
  /^You have (?:one|\d+) more evaluations?\. Name one and I’ll quote that instead\.$/gm,
  /^Nothing is saved: change the input on its page to keep it\.$/gm,
  /^Ask me about any of it\.$/gm,
];

const withoutPanelWords = (text: string): string =>
  onlyInPanel.reduce((rest, words) => rest.replaceAll(words, ''), text);

/** An answer that leaves the panel, as plain text: its lines and lists stay, Markdown's other marks go. */
export const inPlainText = (text: string): string =>
  formulasInWords(withFiguresInWords(withoutPanelWords(text)))
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*\n?/gm, '')
    .replaceAll(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replaceAll(/[ \t]*\|[ \t]*/g, ' · ')
    .replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replaceAll(/^([ \t]*)\*[ \t]+/gm, '$1- ')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(emphasis, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Below an answer that leaves Ava's panel: whose words they are, and what they are not. */
export function withSource(words: string, answer: string): string {
  const caution = cautionFor(answer);
  return `${words}\n\nAnswered by Ava, an AI assistant.${caution === null ? '' : ` ${caution}`}`;
}

/** An answer as it is read out: its words without Markdown's marks, its figures without their addresses; cut where it is long. */
export function spoken(text: string): string {
  const plain = formulasInWords(withoutTokens(text))
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/gm, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*])[ \t]+/gm, '')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(emphasis, '$1')
    .replaceAll(/\$\$|\\[()[\]]|[*|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}… Read the rest in the conversation` : plain;
}
