import type { ApplicationWhole } from '@portway/contracts/applications/applications';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { isGone } from './application-row.tsx';
import { nextStepWords } from './next-step-words.ts';
import { ongoing } from './ongoing.ts';

/** The next step, and what the candidate can do about it. */
export function StatusPanel({ application }: { application: ApplicationWhole }) {
  const { company, status, canReopen, nextStep, changedAt, job } = application;
  const { send, sending, formState } = useAction();
  return (
    <Panel title="Status">
      <p className={nextStep === null ? undefined : 'font-semibold'}>
        {nextStep === null ? standWords(application) : nextStepWords(nextStep)}
      </p>
      <p className="mt-1 text-14 text-ink-2">Last changed on {onDay(changedAt)}</p>
      {isGone(job) && <p className="mt-3 text-15 text-ink-2">{goneWords(application)}</p>}
      <div className="applied-ways">
        <MessageWay application={application} />
        {job !== null && (
          <LinkButton to={`/dashboard/job-details?job=${job.id}`} look="outline">
            See the job
          </LinkButton>
        )}
        {canReopen && (
          <BusyButton
            type="button"
            look="outline"
            sending={sending}
            onClick={() => sending || send(actionForm('reopen'))}
          >
            Reopen this application
          </BusyButton>
        )}
        {ongoing.has(status) && (
          <ConfirmButton
            button="Withdraw"
            look="quiet"
            title="Withdraw this application?"
            yes="Withdraw"
            no="Keep it"
            onYes={() => sending || send(actionForm('withdraw'))}
          >
            <p>
              {company} sees that you withdrew. It sees your profile, your answer and your CV no more; what
              you wrote and sent in messages stays.
            </p>
            <p>You can take it back for as long as the job is open.</p>
          </ConfirmButton>
        )}
      </div>
      <StatusMessage state={formState} />
    </Panel>
  );
}

function MessageWay({ application: { id, company, unread } }: { application: ApplicationWhole }) {
  return (
    <LinkButton to={`/dashboard/messages?conversation=${id}`}>
      {unread === 0
        ? `Message ${company}`
        : unread === 1
          ? 'Read 1 new message'
          : `Read ${unread} new messages`}
    </LinkButton>
  );
}

function standWords({ status, company, canReopen }: ApplicationWhole): string {
  switch (status) {
    case 'pending':
      return `${company} has not answered yet.`;
    case 'interview':
      return `${company} wants to talk to you. When and how is agreed in messages.`;
    case 'offer':
      return `${company} makes you an offer. Read what it says, and ask before you answer.`;
    case 'hired':
      return `${company} has hired you.`;
    case 'rejected':
      return `${company} goes on without you this time.`;
    case 'withdrawn':
      return canReopen ? 'You withdrew. The job is still open.' : 'You withdrew.';
  }
}

function goneWords({ job, status }: ApplicationWhole): string {
  if (job === null) return 'The employer is here no more.';
  return ongoing.has(status)
    ? 'The job is closed: nobody else can apply. Your application stands.'
    : 'The job is closed.';
}
