import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';

async function show(text: string) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { container } = await act(async () =>
    render(
      <RouterContextProvider router={router}>
        <Suspense>
          <Markdown text={text} />
        </Suspense>
      </RouterContextProvider>,
    ),
  );
  // the mathematics' code comes late
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  return container;
}

describe('a text in Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https://user:pass@evil.example)',
    '![x](https://evil.example/pixel.png)',
    '![x](javascript:alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
    '<https://a.example/"onmouseover="alert(1)>',
    '$$\\href{javascript:alert(1)}{x}$$',
    '$$\\includegraphics{https://evil.example/x.png}$$',
    '$$\\htmlData{x=1}{y}$$',
    '<style>body{display:none}</style>',
    '<form action=//evil.example><input name=password></form>',
    '| a |\n| --- |\n| <img src=x onerror=alert(1)> |',
    '| a |\n| --- |\n| [x](javascript:alert(1)) |',
  ])('runs and loads nothing: %s', async (text) => {
    const container = await show(text);
    expect(
      container.querySelector('script, iframe, img, object, embed, form, input, style, base, meta'),
    ).toBeNull();
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcdoc$/i);
        if (name === 'href') expect(value).toMatch(/^(https:\/\/a\.example|#|\/(?![/\\]))/);
      }
    }
  });

  it('takes a price for a price', async () => {
    const container = await show('Between $5k and $10k, or £5 and $6');
    expect(container).toHaveTextContent('Between $5k and $10k, or £5 and $6');
    expect(container.querySelector('.katex')).toBeNull();
  });

  it.each(['$$a+b$$', '\\(a+b\\)', '\\[a+b\\]', 'so $$a+b$$ it is'])('sets mathematics: %s', async (text) => {
    const container = await show(text);
    expect(container.querySelector('.katex')).not.toBeNull();
  });

  it('leaves what is code alone', async () => {
    expect(await show('`\\(a\\)` and\n\n```\n| a |\n$$x$$ \\[y\\]\n```')).toHaveTextContent(
      '\\(a\\) and | a | $$x$$ \\[y\\]',
    );
  });

  it('makes tables, with what stands in their cells', async () => {
    await show('Before\n\n| Name | £ |\n|:---|---:|\n| **Bold** | 5 |\n| [link](/terms) |\n\nAfter');
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByText('Bold').tagName).toBe('STRONG');
    expect(within(table).getByRole('link', { name: 'link' })).toHaveAttribute('href', '/terms');
    expect(screen.getByText('After')).toBeVisible();
  });

  it.each(['a | b', '| a | b |\n| --- |', '--- | ---'])('makes none of what is none: %s', async (text) => {
    await show(text);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['too long', 'word '.repeat(10_001)],
    ['ten thousand quotes', '>'.repeat(10_000)],
    ['six hundred lists', Array.from({ length: 600 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['open brackets', '['.repeat(5000)],
    ['stars', '*a '.repeat(3) + '*'.repeat(5000)],
  ])('shows %s as it is, at once', async (_, text) => {
    const began = performance.now();
    const container = await show(text);
    expect(container.textContent).toBe(text);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
