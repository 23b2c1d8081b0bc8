/** The service worker of a built folder names the page it keeps by its content: a page that is configured anew is another one. */
import { createHash } from 'node:crypto';

const page = /("url":"\/index\.html","revision":")[^"]*(")/;

/** A short name of a file's content. */
export const revisionOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The worker's text with the revision of this page. */
export const withPageRevision = (worker, html) => worker.replace(page, `$1${revisionOf(html)}$2`);
