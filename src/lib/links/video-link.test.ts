import { describe, expect, it } from 'vitest';
import { videoLink } from './video-link';

describe('a link to a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
    ['https://youtu.be/dQw4w9WgXcQ', 'YouTube'],
    ['http://vimeo.com/76979871', 'Vimeo'],
    ['https://video.example/watch/1', 'video.example'],
    ['https://youtube.com.evil.example/watch', 'youtube.com.evil.example'],
  ])('%s is shown by %s', (href, site) => {
    expect(videoLink(href)).toEqual({ href, site });
  });

  it('that begins with www. leads to https', () => {
    expect(videoLink(' www.youtube.com/watch?v=1 ')).toEqual({
      href: 'https://www.youtube.com/watch?v=1',
      site: 'YouTube',
    });
  });

  it.each(['', 'my video', 'javascript:alert(1)', 'ftp://a.example/v', '/watch', 'mailto:a@b.example'])(
    '%j is none',
    (text) => {
      expect(videoLink(text)).toBeNull();
    },
  );
});
