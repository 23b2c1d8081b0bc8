/** The characters of a text as a reader counts them: an emoji family or a letter with its marks is one. */
export function* graphemes(text: string): Generator<string, void> {
  // Made at the first use: building it costs start-up time.
  segmenter ??= new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

let segmenter: Intl.Segmenter | undefined;
