// A conversation with the assistant as its panel would show it: two hundred messages, every second one with mathematics.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Markdown } from '../../src/ui/markdown/markdown';
import '../../src/styles/global.css';
import '../../src/styles/pages.css';

const question = (index: number) => `Is £${index + 1},150 a month **enough** for this one?`;

const answer = (
  index: number,
) => String.raw`For deal ${index} the *gross yield* is the rent of a year over the price:

$$\frac{12 \times ${index + 800}}{${index + 90}{,}000} = ${index}.5\,\%$$

- rent **£${index + 800}**, costs between $5k and $10k
- so \( r = \frac{c}{p} \cdot 100 \), see [the evaluation](/property-evaluations)
- the voids are \( ${index} \) days`;

const texts = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? question(index) : answer(index)));

function Thread() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <div role="log" aria-label="Thread" className="h-[600px] w-[550px] overflow-y-auto">
          {texts.map((text) => (
            <div key={text} className="m-2 rounded-[14px] bg-surface-2 p-3">
              <Markdown text={text} variant="assistant" />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <RouterContextProvider router={router}>
      <Thread />
    </RouterContextProvider>,
  );
}
