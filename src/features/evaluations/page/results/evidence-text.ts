import type { Schemas } from '@/api/contract';

const sources: Readonly<Record<Schemas['EvidenceTag']['source'], string | undefined>> = {
  listing: 'From the listing',
  default: 'From the evaluation profile',
  comp: 'From comparables',
  quote: 'From a quote',
  ava: 'Suggested by Ava',
  user: undefined,
};

/** Where a figure comes from, in words; nothing for one that the member typed. */
export function sourceText(tag: Schemas['EvidenceTag'] | undefined): string | undefined {
  if (tag?.refId?.startsWith('opinion-')) return 'Median of second opinions';
  return tag && sources[tag.source];
}
