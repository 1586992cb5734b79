import { call } from '@portway/contracts/client';
import { type EmployerJob, showEmployerJobOperation } from '@portway/contracts/employer-jobs/employer-jobs';
import { useEffect, useState } from 'react';
import { asMe, follow } from '../../kit/loading/signed-in.ts';
import { nationWords } from '../../text/job-choices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What is in a job draft, what it lacks, and that this site cannot finish it yet. */
export function DraftDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const job = useJob(id);
  return (
    <Dialog title="The job draft" onClose={onClose}>
      <div className="mt-4 flex flex-col gap-4">
        {job === undefined && <p role="status">One moment…</p>}
        {job === 'unreadable' && (
          <Notice kind="error" live title="We could not load the draft. Close this and try again." />
        )}
        {typeof job === 'object' && <DraftFacts job={job} />}
      </div>
      <div className="mt-6">
        <Button type="button" look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function useJob(id: string): EmployerJob | 'unreadable' | undefined {
  const [job, setJob] = useState<EmployerJob | 'unreadable'>();
  useEffect(() => {
    const me = { fetch: asMe(new Request(location.href)) };
    call(showEmployerJobOperation, undefined, { ...me, parameters: { id } })
      .then(setJob)
      .catch((failure: unknown) => {
        if (failure instanceof Response) follow(failure);
        else setJob('unreadable');
      });
  }, [id]);
  return job;
}

function DraftFacts({ job: { answers, missing, state } }: { job: EmployerJob }) {
  const { title, occupationCode, hoursPerWeek, payFrom, nation } = answers;
  const facts = [
    ['Title', title],
    ['Occupation code', occupationCode],
    ['Hours a week', hoursPerWeek],
    ['Pay', payFrom === undefined ? undefined : `£${payFrom.toLocaleString('en-GB')} a year`],
    ['Nation', nation ? nationWords[nation] : undefined],
  ] as const;
  return (
    <>
      <dl className="plan-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact ?? 'Not in the plan'}</dd>
          </div>
        ))}
      </dl>
      {state === 'draft' && (
        <Notice title="You can’t finish and publish it on this site yet">
          <p>
            Your draft is saved. Before you can publish it, it still needs{' '}
            {list.format(missing.map((field) => words[field] ?? field))}.
          </p>
        </Notice>
      )}
    </>
  );
}

const list = new Intl.ListFormat('en-GB');

const words: Readonly<Record<string, string>> = {
  title: 'a title',
  workplace: 'where the work is done',
  place: 'the town or city',
  level: 'the level',
  employment: 'the type of contract',
  hoursPerWeek: 'the hours a week',
  currency: 'the currency',
  payFrom: 'the lowest pay',
  payTo: 'the highest pay',
  summary: 'a summary',
};
