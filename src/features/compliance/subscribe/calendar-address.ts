import { runtimeConfig } from '@/api/runtime-config';

/** Where calendar programs read the renewal dates of whoever made this token, as a whole address. */
export const calendarAddress = (token: string): string =>
  new URL(`${runtimeConfig.apiPrefix}/renewal-dates/calendar/${token}.ics`, location.href).href;

/** The same for the calendar program of this device, which then subscribes. */
export const subscribeAddress = (token: string): string =>
  calendarAddress(token).replace(/^https?:/, 'webcal:');
