import { isBlank } from '@/lib/text/blank';

/** The contract's. */
export const longestPrivateNote = 1000;
const mostTags = 10;
const longestTag = 30;

/** Tags between commas, once each whatever their case, without blanks. */
export function tagsOf(text: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map((each) => each.trim())) {
    if (!isBlank(tag) && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/** What is wrong with a text of tags; undefined when nothing is. */
export function tagsComplaint(text: string): string | undefined {
  const tags = tagsOf(text);
  if (tags.length > mostTags) return `Use ${mostTags} tags or fewer`;
  const long = tags.find((tag) => tag.length > longestTag);
  return long && `“${long.slice(0, 20)}…” is longer than ${longestTag} characters`;
}
