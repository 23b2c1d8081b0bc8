import { icsFile, icsName, type IcsEvent } from '@/lib/dates/ics/ics';
import { readMoment } from '@/lib/dates/dates';
import { saveFile } from '@/ui/file/save-file';
import { showToast } from '@/ui/toast/toast';
import { homeOf } from './home';
import { kindNames, type Viewing } from './viewing-names';

/**
 * A viewing as a calendar has it; null while it has no time that can be read.
 * @param origin this site's, such as `https://tiebeam.example`
 */
export function eventOf(viewing: Viewing, origin: string): IcsEvent | null {
  const { id, kind, status, startsAt, minutes, agent, people, reminders, createdAt, updatedAt } = viewing;
  if (readMoment(startsAt) === null) return null;
  const { title, address } = homeOf(viewing);
  const shownBy = agent && [agent.name, agent.company, agent.phone].filter(Boolean).join(', ');
  const sentences = [
    shownBy && `Agent: ${shownBy}`,
    people.length > 0 && `With ${people.map(({ fullName }) => fullName).join(', ')}`,
  ];
  const age = Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000);
  return {
    uid: `viewing-${id}@tiebeam`,
    title: `${kindNames[kind]}: ${title}`,
    startsAt,
    minutes,
    description: sentences.filter(Boolean).join('\n') || undefined,
    location: address || undefined,
    url: `${origin}/pipeline/viewings`,
    reminders,
    isCancelled: status === 'cancelled',
    isTentative: status === 'requested',
    sequence: age >= 0 ? age : undefined,
  };
}

/** Hands a viewing to the browser as a calendar file. */
export function addToCalendar(viewing: Viewing): void {
  const event = eventOf(viewing, window.location.origin);
  if (event) saveFile(icsName(event.title), icsFile([event], new Date()), 'text/calendar');
  else showToast({ kind: 'error', text: 'Couldn’t create the calendar file: this viewing has no time' });
}
