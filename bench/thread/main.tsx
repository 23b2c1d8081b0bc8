// A conversation with the assistant as her panel shows it: two hundred messages, every second one with mathematics.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MessageList } from '../../src/features/assistant/conversation/message-list';
import type { Message } from '../../src/features/assistant/conversation/messages';
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

const messages = Array.from({ length: 200 }, (_, index): Message =>
  index % 2 === 0
    ? { id: String(index), role: 'user', text: question(index), state: 'answered' }
    : { id: String(index), role: 'assistant', text: answer(index), helpful: null },
);
const nothing = () => {};

function Thread() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <div className="flex h-[600px] w-[550px] flex-col">
          <MessageList
            messages={messages}
            ratings={{}}
            uses={[]}
            isWaiting={false}
            isLoading={false}
            isMissing={false}
            onLoad={nothing}
            onRetry={nothing}
            onGiveUp={nothing}
            onRegenerate={nothing}
            onRate={nothing}
          />
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
