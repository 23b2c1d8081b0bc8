import { useEffect, useState } from 'react';
import { metricNames } from '@/features/evaluations/model/fields';
import { useEditor, useSettledDeal } from './editor-context';
import { differences } from './server-check';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';

/** In development: says when the server works out anything more than £1 apart from this page. */
export function ServerCheckNote() {
  const deal = useSettledDeal();
  const hasWrong = useEditor(({ wrong }) => Object.keys(wrong).length > 0);
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (hasWrong) return;
    let isOver = false;
    const look = async () => {
      try {
        const next = await differences(deal);
        if (!isOver) setFound(next);
      } catch {
        // No answer says nothing about the figures.
      }
    };
    const timer = setTimeout(() => void look(), 1000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [deal, hasWrong]);
  if (found.length === 0) return null;
  // true: what differs are figures of the headline
  const names = (found as readonly HeadlineMetric[]).map((metric) => metricNames[metric]).join(', ');
  return (
    <p role="alert" className="rounded-lg bg-red-bg px-3 py-2 text-sm text-red-ink">
      {`Development: the server differs by more than £1 in ${names}.`}
    </p>
  );
}
