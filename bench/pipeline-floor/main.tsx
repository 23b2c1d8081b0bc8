// The least that a board can be: the deals of one call as lines in nine columns, dragged by the library that the product uses.
import { DndContext, DragOverlay, useDraggable, useDroppable, type DragEndEvent } from '@dnd-kit/core';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../src/api/schema.gen';

type Page = components['schemas']['EvaluationPage'];
type Deal = { id: string; title: string; stage: string };

async function readDeals(): Promise<Deal[]> {
  const deals: Deal[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetch(`/api/evaluations?pipeline=true&page=${page}`, { credentials: 'include' });
    const { data, totalPages }: Page = await answer.json();
    pages = totalPages;
    for (const { id, title, pipeline } of data)
      if (pipeline) deals.push({ id, title, stage: pipeline.stage });
  }
  return deals;
}

const stages = [
  'sourced',
  'evaluating',
  'viewing',
  'offer_made',
  'offer_accepted',
  'conveyancing',
  'exchanged',
  'completed',
  'lost',
];

function Card({ deal }: { deal: Deal }) {
  const { setNodeRef, listeners } = useDraggable({ id: deal.id });
  return (
    <div ref={setNodeRef} {...listeners} data-deal={deal.id} style={{ height: 168 }}>
      <span data-drag-handle="">{deal.title}</span>
    </div>
  );
}

function Column({ stage, deals }: { stage: string; deals: readonly Deal[] }) {
  const { setNodeRef } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      data-column={stage}
      style={{ width: 256, flexShrink: 0, height: 600, overflowY: 'auto' }}
    >
      {deals.map((deal) => (
        <Card key={deal.id} deal={deal} />
      ))}
    </section>
  );
}

function Board() {
  const [deals, setDeals] = useState<readonly Deal[]>([]);
  const [carried, setCarried] = useState<Deal | null>(null);
  useEffect(() => void readDeals().then(setDeals), []);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    if (over)
      setDeals((before) =>
        before.map((deal) => (deal.id === active.id ? { ...deal, stage: String(over.id) } : deal)),
      );
  };
  return (
    <DndContext
      onDragStart={({ active }) => setCarried(deals.find(({ id }) => id === active.id) ?? null)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setCarried(null)}
    >
      <main style={{ display: 'flex', gap: 14, paddingLeft: 250 }}>
        {stages.map((stage) => (
          <Column key={stage} stage={stage} deals={deals.filter((deal) => deal.stage === stage)} />
        ))}
      </main>
      <DragOverlay dropAnimation={null}>{carried && <div>{carried.title}</div>}</DragOverlay>
    </DndContext>
  );
}

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Board />
    </StrictMode>,
  );
