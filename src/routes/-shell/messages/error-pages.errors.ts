// Pages that only a failure shows, as one file: fetched ahead, once the first page is there.
export { CrashPage } from './crash-page';
export { NotFoundPage } from './not-found-page';
