import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { atTime } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { LoadedJob } from './load-job.ts';
import { useApplying } from './use-applying.ts';
import { useDraft } from './use-draft.ts';

/** The application form: what to write, what is sent with it, and the outcome. */
export function ApplyBox({ job, resumes }: Pick<LoadedJob, 'job' | 'resumes'>) {
  const draft = useDraft(useMe().id, job);
  const applying = useApplying(job, draft);
  useRevalidateOnEvent(['application']);
  const { application, card } = job;
  return (
    <section id="apply" aria-labelledby="apply-heading" tabIndex={-1} className="panel apply-box">
      <h2 id="apply-heading" className="text-22">
        {application === null ? `Apply to ${card.employer.name}` : 'Your application'}
      </h2>
      {application !== null ? (
        <Sent application={application} company={card.employer.name} />
      ) : job.state !== 'published' ? (
        <NotOpen job={job} text={draft.value.text} />
      ) : (
        <ApplyForm job={job} resumes={resumes} draft={draft} applying={applying} />
      )}
      <StatusMessage state={applying.formState} />
    </section>
  );
}

function Sent({
  application,
  company,
}: {
  application: NonNullable<LoadedJob['job']['application']>;
  company: string;
}) {
  const { id, state } = application;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ApplicationTag status={state} />
        <p className="text-ink-2">
          {state === 'withdrawn'
            ? 'You withdrew your application. You can reopen it while the job is open.'
            : `${company} has your application. Any change will appear here and under Applied.`}
        </p>
      </div>
      <Ways>
        <LinkButton to={`/dashboard/applied?application=${id}`}>
          <Send size={18} aria-hidden />
          View application
        </LinkButton>
        <LinkButton to="/dashboard/jobs" look="outline">
          More jobs
        </LinkButton>
      </Ways>
    </>
  );
}

/** Text written for a job that has closed, or is paused, is not lost: it can be used for another. */
function NotOpen({ job: { state, closedAt }, text }: { job: LoadedJob['job']; text: string }) {
  return (
    <>
      <p className="text-ink-2">
        {state === 'paused'
          ? 'The employer has paused this job. Nobody new can apply until it opens again.'
          : `This job closed${closedAt === null ? '' : ` on ${atTime(closedAt)}`}. You can no longer apply for it.`}
      </p>
      {text !== '' && (
        <>
          <label htmlFor="kept-text" className="font-medium">
            What you wrote
          </label>
          <textarea id="kept-text" readOnly value={text} className="apply-kept" />
        </>
      )}
      <Ways>
        {text !== '' && (
          <CopyButton label="Copy the text" done="Text copied" text={() => text} className="job-share" />
        )}
        <LinkButton to="/dashboard/jobs" look="outline">
          Search for other jobs
        </LinkButton>
      </Ways>
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
