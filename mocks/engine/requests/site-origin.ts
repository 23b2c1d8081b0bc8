import type { Call } from '../answers/operation';

/** The site that the call came from; a worker does not see the header of calls within one site. */
export const originOf = ({ request }: Pick<Call, 'request'>) =>
  request.headers.get('origin') ?? new URL(request.url).origin;
