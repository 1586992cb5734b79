import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { Suspense } from 'react';
import { later } from '../../../../kit/loading/lazy-part.tsx';
import { onDay } from '../../../../text/moments.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { closedWords } from './closed-words.ts';

/** Few jobs are checked again by a change of law. */
const LawChangeNotice = later(async () => (await import('./law-change-notice.tsx')).LawChangeNotice);

/** What to know about the job before reading on. */
export function JobNotices({ job, hires }: { job: EmployerJob; hires: boolean }) {
  const { state, closed, closedAt, lawChange } = job;
  return (
    <div className="job-notices">
      {!hires && (
        <Notice title="You can look at this job but not change it">
          <p>Ask an owner or admin of your organisation to change your role.</p>
        </Notice>
      )}
      {state === 'paused' && (
        <Notice title="This job is paused">
          <p>No search finds it and nobody new can apply. Its page says so. Applications stay as they are.</p>
        </Notice>
      )}
      {state === 'closed' && (
        <Notice title={closedAt === null ? 'This job is closed' : `This job closed on ${onDay(closedAt)}`}>
          <p>
            {closed !== null && `${closedWords[closed.because]}.`} {closed?.note}
            {hires && ' Open it again to change it.'}
          </p>
        </Notice>
      )}
      {lawChange !== null && (
        <Suspense>
          <LawChangeNotice change={lawChange} />
        </Suspense>
      )}
    </div>
  );
}
