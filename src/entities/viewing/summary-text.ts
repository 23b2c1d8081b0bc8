import { formatWholePounds } from '@/lib/money/money';
import { viewingMoment } from '@/lib/viewings/viewing-time';
import { homeOf } from './home';
import { kindNames, type Viewing } from './viewing-names';

/** Of a message of the contract. */
const longest = 8000;

/** What was found at a viewing, as a message says it: the home, the verdict, problems with their costs, and what nobody checked. */
export function summaryText(viewing: Viewing): string {
  const { kind, startsAt, score, summary, checklist } = viewing;
  const problems = checklist.filter(({ state }) => state === 'issue');
  const costs = problems.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const unchecked = checklist.filter(({ state }) => state === 'unknown').map(({ item }) => item);
  const parts = [
    [
      `${kindNames[kind]}: ${homeOf(viewing).title}`,
      viewingMoment(startsAt),
      score !== null && `Score: ${score} out of 5`,
    ],
    [summary?.trim()],
    problems.length > 0 && [
      'Problems',
      ...problems.map(({ item, room, note, cost }) => {
        const what = [room && `${room}, ${item.toLowerCase()}`, !room && item].filter(Boolean).join('');
        const found = note.trim() === '' ? what : `${what}: ${note.trim()}`;
        return `• ${found}${cost === null ? '' : ` (${formatWholePounds(cost)})`}`;
      }),
      costs > 0 && `Costs: ${formatWholePounds(costs)}`,
    ],
    [unchecked.length > 0 && `Not checked: ${unchecked.join(', ')}`],
  ];
  return parts
    .map((lines) => (lines ? lines.filter(Boolean).join('\n') : ''))
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, longest);
}
