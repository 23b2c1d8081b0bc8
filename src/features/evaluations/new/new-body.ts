import type { Schemas } from '@/api/contract';
import type { EditorState } from '../model/editor';

/**
 * What the server is told of a new evaluation: the whole of its inputs, so that it is worked out from exactly what was shown,
 * whatever becomes of the settings meanwhile. Figures nobody typed keep their source.
 */
export function newBody({ deal, edits, saved }: EditorState): Schemas['NewEvaluation'] {
  const { title, address, outcode, nation, home, strategies, primary, settingsId, evidence } = deal;
  const at = new Date().toISOString();
  const typed = Object.keys(edits).filter((path) => path.startsWith('inputs.'));
  const mine = Object.fromEntries(
    typed.map((path) => [path.replace(/^inputs\./, ''), { source: 'user' as const, refId: null, at }]),
  );
  const works = deal.inputs.refurb.items.filter(({ rate }) => rate > 0);
  return {
    title: title.trim(),
    address,
    outcode,
    nation,
    ...(home && JSON.stringify(home) !== JSON.stringify(saved.home) && { home }),
    strategies,
    primary,
    ...(settingsId !== null && { settingsId }),
    inputs: { ...deal.inputs, refurb: { ...deal.inputs.refurb, items: works } },
    evidence: { ...evidence, ...mine },
  };
}
