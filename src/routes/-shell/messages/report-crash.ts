import { clientVersion } from '@/features/support/client-version';
import { openReport } from '@/features/support/report-problem';
import { errorWords } from '@/features/support/report-rules';

/** Opens the report of a page that failed; its code comes with the first wish to send one. */
export function reportCrash(error: unknown, path: string, isMember: boolean): void {
  openReport({ path, error: errorWords(error), version: clientVersion() }, isMember);
}
