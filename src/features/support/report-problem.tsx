import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { ReportForm, type Problem } from './report-form';

const id = 'report-problem';

/**
 * Opens the form that tells support of a page that failed. Nothing is sent before the person has seen what would be, has
 * agreed to it and has pressed Send.
 */
export function openReport(problem: Problem, isMember: boolean): void {
  let isDirty = false;
  openModal({
    id,
    title: 'Report a problem',
    isDirty: () => isDirty,
    content: (
      <ReportForm
        problem={problem}
        isMember={isMember}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={() => closeModal(id)}
        onSent={(reference) => {
          closeModal(id);
          showToast({
            kind: 'success',
            text:
              reference === undefined
                ? 'Thanks, we’ve received your report'
                : `Thanks. Your report’s reference is ${reference}`,
            durationMs: 5000,
          });
        }}
      />
    ),
  });
}
