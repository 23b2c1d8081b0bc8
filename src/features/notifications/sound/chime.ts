import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '@/entities/session/queries';
import { newestIn, type NotificationPages } from '../data/cache';
import { notificationQueries } from '../data/queries';
import { typeOf } from '../wording';
import { wantsSound } from './wants-sound';

/** For so long no other tab of the browser sounds for the same, in ms. */
const heldMs = 1500;

/** Two short notes, quiet. A browser that allows no sound before the first press stays silent. */
function play(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.07, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
  gain.connect(context.destination);
  [880, 1174.66].forEach((frequency, index) => {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(gain);
    note.start(context.currentTime + index * 0.12);
    note.stop(context.currentTime + 0.4);
  });
  setTimeout(() => void context.close(), 1000);
}

/** Sounds for what has just come, where its types ask for it: the `count` newest unread ones. In one tab only. */
export function chimeFor(queryClient: QueryClient, count: number): void {
  const pages = queryClient.getQueryData<NotificationPages>(notificationQueries.list().queryKey);
  const me = queryClient.getQueryData(sessionQueries.user().queryKey);
  const arrived = newestIn(pages)
    .filter(({ read }) => !read)
    .slice(0, count);
  if (!me || !wantsSound(arrived.map(typeOf), me.preferences, new Date())) return;
  void navigator.locks.request('notification-sound', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    play();
    await new Promise((done) => setTimeout(done, heldMs));
  });
}
