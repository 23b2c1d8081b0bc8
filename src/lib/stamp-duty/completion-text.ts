import { shortDay } from '../dates/day-text';

/** `completing on 2 June 2027`, or `completed on 2 June 2025` of a day that has passed. @param today London day */
export const completionText = (day: string, today: string): string =>
  `${day < today ? 'completed' : 'completing'} on ${shortDay(day)}`;
