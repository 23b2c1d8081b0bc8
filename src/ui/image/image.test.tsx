import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Image } from './image';

let margin: string | undefined;
let comeNear = () => {};

beforeEach(() => {
  class Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      // Of an entry and of the observer, only what the code reads.
      comeNear = () => tell([{ isIntersecting: true } as never], this as never);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const picture = { base: '/api', ownerId: 3, file: 'front.jpg' };
const shown = () => screen.getByRole('img', { name: 'The front' });
const widthsOf = (srcSet: string | null) => srcSet?.match(/(?<=\?w=)\d+/g)?.map(Number);

it('holds its place and fetches nothing until it is within 200 px of the screen', () => {
  render(<Image picture={picture} alt="The front" width={600} height={400} />);
  expect(margin).toBe('200px');
  expect(shown()).toHaveAttribute('width', '600');
  expect(shown()).toHaveAttribute('height', '400');
  expect(shown().getAttribute('src')).toMatch(/^data:/);
  expect(shown()).not.toHaveAttribute('srcset');
  act(() => comeNear());
  expect(shown()).toHaveAttribute('src', '/api/media/3/media/front.jpg?w=640&q=75');
});

it('is offered for plain and dense screens where its width is fixed', () => {
  render(<Image isEager picture={picture} alt="The front" width={120} height={80} />);
  expect(widthsOf(shown().getAttribute('srcset'))).toEqual([128, 256]);
});

it('is offered at every device width, at quality 75, where it depends on the screen', () => {
  render(<Image isEager picture={picture} alt="The front" width={600} height={400} sizes="100vw" />);
  expect(widthsOf(shown().getAttribute('srcset'))).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(shown().getAttribute('srcset')?.match(/q=75/g)).toHaveLength(8);
  expect(shown()).toHaveAttribute('sizes', '100vw');
});

it('keeps its words and its place when it cannot be shown, and tries another picture', () => {
  const { rerender } = render(<Image isEager picture={picture} alt="The front" width={600} height={400} />);
  fireEvent.error(shown());
  expect(shown().getAttribute('src')).toMatch(/^data:/);
  expect(shown()).not.toHaveAttribute('srcset');
  rerender(
    <Image isEager picture={{ ...picture, file: 'back.jpg' }} alt="The front" width={600} height={400} />,
  );
  expect(shown()).toHaveAttribute('src', '/api/media/3/media/back.jpg?w=640&q=75');
});
