import { apiPrefix } from './api-prefix';

/** Every call to the server, of the contract or not. */
// From the root only: a development server has modules of its own below `/src/api/`.
export const belowPrefix = new RegExp(`^\\w+://[^/]+${apiPrefix}/`);
