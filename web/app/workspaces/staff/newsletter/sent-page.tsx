import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { atTime, onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { audienceInWords, inNumbers, people, type WholeIssue } from './issue-words.ts';
import { useWatchSending } from './use-watch-sending.ts';

/** An issue that is being sent, was sent, or was stopped. */
export function SentPage({ issue }: { issue: WholeIssue }) {
  const { state, slug } = issue;
  useWatchSending(state === 'sending');
  return (
    <div className="staff-page">
      <div>
        <Panel title="As it was sent">
          <IssuePreview preview={issue.preview} />
        </Panel>
      </div>
      <div>
        <Panel title="Progress" text={audienceInWords(issue)}>
          <Sending issue={issue} />
        </Panel>
        {state !== 'stopped' && (
          <Panel title="On the site">
            <LinkButton look="outline" to={`/newsletter/issues/${slug}`}>
              Read it on the site
            </LinkButton>
          </Panel>
        )}
      </div>
    </div>
  );
}

function Sending({ issue: { state, progress, sentAt, endedAt, resume } }: { issue: WholeIssue }) {
  const { send, sending, formState } = useAction();
  if (progress === null || sentAt === null) return null;
  const { recipients, delivered, failed, waiting } = progress;
  const facts = [
    ['Delivered', inNumbers(delivered)],
    ['Failed', inNumbers(failed)],
    ['Waiting', inNumbers(waiting)],
    // Who unsubscribed meanwhile, and of a stopped issue everybody else.
    ['Not sent', inNumbers(recipients - delivered - failed - waiting)],
    ['Begun', atTime(sentAt)],
    ...(endedAt === null ? [] : [[state === 'stopped' ? 'Stopped' : 'Done', atTime(endedAt)]]),
  ];
  return (
    <div className="flex flex-col gap-4">
      <Progress
        label={`${inNumbers(delivered)} of ${inNumbers(recipients)} delivered`}
        value={delivered}
        max={recipients}
      />
      <dl className="staff-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'sending' && (
        <div>
          <ConfirmButton
            button="Stop sending"
            title="Stop sending this issue?"
            yes="Stop it"
            onYes={() => sending || send(actionForm('stop'))}
          >
            <p>
              {people(waiting)} would not get it, and we would remove it from the site. You can resume it
              within 14 days.
            </p>
          </ConfirmButton>
        </div>
      )}
      {resume !== null && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-15">
            {people(resume.people)} on the list did not get it. You can resume until {onDay(resume.until)}.
          </p>
          <ConfirmButton
            button="Resume sending"
            title="Resume sending this issue?"
            yes={`Send to ${people(resume.people)}`}
            onYes={() => sending || send(actionForm('resume'))}
          >
            <p>
              It goes to {people(resume.people)} who have not had it, and is on the site again. Nobody gets it
              twice.
            </p>
          </ConfirmButton>
        </div>
      )}
      <StatusMessage state={formState} />
    </div>
  );
}
