import { expect, it } from 'vitest';
import { withMentionLinks } from './mention-links';

const mentions = [{ name: 'callum.reyes', link: '/callum.reyes' }];
const link = '[@callum.reyes](/callum.reyes)';

it.each([
  ['**Look** @callum.reyes: done', `**Look** ${link}: done`],
  ['@callum.reyes and `@callum.reyes`', `${link} and \`@callum.reyes\``],
  ['$$@callum.reyes$$ then @callum.reyes', `$$@callum.reyes$$ then ${link}`],
  ['[as @callum.reyes says](https://example.org)', '[as @callum.reyes says](https://example.org)'],
  ['me@callum.reyes, @priya', 'me@callum.reyes, @priya'],
])('%j', (text, linked) => expect(withMentionLinks(text, mentions)).toBe(linked));
