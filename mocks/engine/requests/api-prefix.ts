/** The server prefix of the mock server. */
export const apiPrefix = '/api';
