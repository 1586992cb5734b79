import type { JobDraftCheck } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { Notice } from '../../../../../ui/notice.tsx';

interface SponsorshipContradictionProps {
  inText: JobDraftCheck['sponsorshipInText'];
  /** What the form answers. */
  answer: unknown;
}

/** Under the answer on sponsoring: the sentence of the text that says the opposite. */
export function SponsorshipContradiction({ inText, answer }: SponsorshipContradictionProps) {
  if (inText === null || !isOpposite(inText.value, answer)) return null;
  return (
    <Notice
      kind="warning"
      live
      title={answer === 'no' ? 'Your text offers sponsorship' : 'Your text rules sponsorship out'}
    >
      <p className="wrap-anywhere">
        It says “{inText.words}”, and your answer here says otherwise. Candidates see both, so change one.
      </p>
    </Notice>
  );
}

/** Whether one rules sponsoring out and the other does not. No answer contradicts nothing. */
export function isOpposite(inText: 'yes' | 'depends' | 'no', answer: unknown): boolean {
  if (answer !== 'yes' && answer !== 'depends' && answer !== 'no') return false;
  return (inText === 'no') !== (answer === 'no');
}
