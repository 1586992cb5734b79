import type { EmployerApplicationDetails } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { applicationStateWords } from '../../../../text/job/job-choices.ts';
import { atTime } from '../../../../text/moments.ts';
import type { TabProps } from './applicant-panel.tsx';

/** What happened to the application, the newest first, and which colleague did it. */
export function HistoryTab({ applicant: { history } }: TabProps) {
  return (
    <ol className="applicant-history">
      {history.toReversed().map((turn, index) => (
        <li key={turn.at + turn.status}>
          <p className="font-semibold">{turnWords(turn, index === history.length - 1)}</p>
          <p className="text-14 text-ink-2">{atTime(turn.at)}</p>
          {turn.note !== null && <p className="as-sent mt-1 text-15">{turn.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function turnWords(
  { status, by, author }: EmployerApplicationDetails['history'][number],
  isFirst: boolean,
): string {
  if (by === 'candidate') {
    if (status === 'withdrawn') return 'The candidate withdrew';
    return isFirst ? 'The candidate applied' : 'The candidate came back';
  }
  const who = author ?? 'A former colleague';
  return status === 'rejected'
    ? `${who} rejected them`
    : `${who} moved them to ${applicationStateWords[status]}`;
}
