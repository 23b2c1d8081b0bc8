import type { InfiniteData } from '@tanstack/react-query';
import { changeOf, type CacheChange } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import type { Task } from './task';

type Page = Schemas['PropertyActionPage'];

/** Changes a task by itself and in every list that holds it. */
export const changeTask = (id: string, by: (task: Task) => Task): CacheChange[] => [
  changeOf<Task>({ queryKey: [`/property-actions/${id}`] }, by),
  changeOf<Page | InfiniteData<Page, number>>({ queryKey: ['/property-actions'] }, (known) => {
    if (!('pages' in known)) return inPage(known, id, by);
    const pages = known.pages.map((page) => inPage(page, id, by));
    return pages.every((page, at) => page === known.pages[at]) ? known : { ...known, pages };
  }),
];

function inPage(page: Page, id: string, by: (task: Task) => Task): Page {
  if (!page.data.some((task) => task.id === id)) return page;
  return { ...page, data: page.data.map((task) => (task.id === id ? by(task) : task)) };
}
