import type { Schemas } from '@/api/contract';
import type { Task } from '@/entities/task/task';

export type Viewing = Schemas['PropertyViewing'];

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
  | { kind: 'task'; id: string; task: Task };
