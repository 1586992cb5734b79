import type { ApplicationWhole } from '@portway/contracts/candidate/applications/applications';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { nextStepWords } from '../../../text/job/next-step-words.ts';
import { onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { isGone } from './application-row.tsx';
import { InterviewAnswer } from './interview-answer.tsx';
import { offerWords } from './offer-words.ts';
import { ongoing } from './ongoing.ts';

/** The next step, and what the candidate can do about it. */
export function StatusPanel({ application }: { application: ApplicationWhole }) {
  const { company, status, canReopen, nextStep, changedAt, job, interview } = application;
  const { send, sending, formState } = useAction();
  return (
    <Panel title="Status">
      <p className={nextStep === null ? undefined : 'font-semibold'}>
        {nextStep === null ? standWords(application) : nextStepWords(nextStep)}
      </p>
      {offerWords(application.offer) !== null && <p className="mt-1">{offerWords(application.offer)}</p>}
      {interview !== null && status === 'interview' && (
        <InterviewAnswer interview={interview} company={company} />
      )}
      <p className="mt-1 text-14 text-ink-2">Last changed on {onDay(changedAt)}</p>
      {isGone(job) && <p className="mt-3 text-15 text-ink-2">{goneWords(application)}</p>}
      <div className="applied-ways">
        {status === 'offer' && (
          <LinkButton to={`/dashboard/offers/${application.id}`}>Read the offer</LinkButton>
        )}
        {status === 'hired' && (
          <LinkButton to={`/dashboard/offers/${application.id}`}>See what happens now</LinkButton>
        )}
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
              {company} will see that you withdrew. It will no longer see your profile, your answer or your
              CV. Messages and files that you sent will stay.
            </p>
            <p>You can reopen your application while the job is open.</p>
          </ConfirmButton>
        )}
      </div>
      <StatusMessage state={formState} />
    </Panel>
  );
}

function MessageWay({ application: { conversation, company, unread } }: { application: ApplicationWhole }) {
  return (
    <LinkButton to={`/dashboard/messages?conversation=${conversation}`}>
      {unread === 0
        ? `Message ${company}`
        : unread === 1
          ? 'Read 1 new message'
          : `Read ${unread} new messages`}
    </LinkButton>
  );
}

function standWords({ status, company, canReopen, interview }: ApplicationWhole): string {
  switch (status) {
    case 'pending':
      return `${company} has not answered yet.`;
    case 'interview':
      return interview === null || interview.cancelled
        ? `${company} wants to talk to you. Agree when and how in your messages.`
        : `${company} wants to talk to you.`;
    case 'offer':
      return `${company} has made you an offer. Read it, and ask any questions before you answer.`;
    case 'hired':
      return `${company} has hired you.`;
    case 'rejected':
      return `${company} has not taken your application further.`;
    case 'withdrawn':
      return canReopen ? 'You withdrew. The job is still open.' : 'You withdrew.';
  }
}

function goneWords({ job, status }: ApplicationWhole): string {
  if (job === null) return 'The employer has left this site.';
  return ongoing.has(status)
    ? 'The job is closed, so nobody else can apply. Your application is still open.'
    : 'The job is closed.';
}
