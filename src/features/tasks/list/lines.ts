import type { Schemas } from '@/api/contract';
import type { Task } from '@/entities/task/task';

export type Viewing = Schemas['PropertyViewing'];

/** What of a property has a day by which it is to be dealt with. */
export interface Alert {
  id: string;
  about: { kind: 'renewal' | 'mortgage' | 'job'; id: string };
  title: string;
  /** The property’s address, where it is of one. */
  where: string | undefined;
  /** Before the day: `Expires`, `Was due`. */
  word: string;
  /** ISO day in London. */
  day: string;
  /** By the server’s word. */
  isOverdue: boolean;
}

/** A line of a list of tasks: the heading of a group, or what stands in it. */
export type Line =
  | {
      kind: 'heading';
      id: string;
      title: string;
      /** How many stand in the group; null while that is not known. */
      count: number | null;
      /** What the tasks of the group are about. */
      subject?: Task['subject'];
    }
  | { kind: 'viewing'; id: string; viewing: Viewing }
  | { kind: 'alert'; id: string; alert: Alert }
  | { kind: 'task'; id: string; task: Task };
