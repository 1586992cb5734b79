import { reportDecision } from '@portway/contracts/staff/staff';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { atTime } from '../../../text/moments.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { WholeEnquiry } from './whole-enquiry.ts';

type Report = NonNullable<WholeEnquiry['report']>;

/** What is decided about a report. Both sides are told why; the other decision, later, undoes it. */
export function Decision({ report }: { report: Report }) {
  const { about, decision, stopped } = report;
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <Panel
      title="Decision"
      mark={
        <Tag look={decision === null ? 'gold' : decision.outcome === 'upheld' ? 'rose' : 'mint'}>
          {decision === null ? 'To be decided' : outcomes[decision.outcome]}
        </Tag>
      }
    >
      <p className="text-15">
        {about === 'job' ? <ReportedJob report={report} /> : 'It is about a conversation.'}{' '}
        {stopped && (about === 'job' ? 'We hold it paused.' : 'Nobody can write in it now.')}
      </p>
      {report.organisation !== null && (
        <p className="mt-2">
          <Link
            to={`/staff/organisations/${report.organisation}`}
            className="text-link underline underline-offset-4"
          >
            The organisation it is about
          </Link>
        </p>
      )}
      {decision !== null && (
        <div className="staff-mail mt-4">
          <p className="text-14 text-ink-2">
            {outcomes[decision.outcome]} by {decision.by ?? 'someone who has left'}, {atTime(decision.at)}
          </p>
          <p className="as-written">{decision.reason}</p>
        </div>
      )}
      <div className="mt-6">
        <ActionForm
          intent="decide"
          schemas={reportDecision.shape}
          button={decision === null ? 'Decide, and tell them' : 'Change the decision, and tell them'}
          clears
          onSuccess={() => setChoice(null)}
        >
          {(field) => (
            <>
              <RadioList
                {...field('decision')}
                label="What do you decide?"
                options={options(report)}
                chosen={choice ?? undefined}
                onChoose={setChoice}
              />
              <LinesField
                {...field('reason')}
                label="Why"
                hint="Both sides read it, in their notifications and in an email. Name nobody, and never say who reported it."
                rows={4}
              />
            </>
          )}
        </ActionForm>
      </div>
    </Panel>
  );
}

function ReportedJob({ report: { job } }: { report: Report }) {
  if (job === null) return <>It is about a job that is gone.</>;
  if (job.state !== 'published') return <>It is about a job that is {job.state}.</>;
  return (
    <>
      It is about{' '}
      <Link to={`/jobs/${job.slug}`} reloadDocument className="text-link underline underline-offset-4">
        an open job
      </Link>
      .
    </>
  );
}

const outcomes = { upheld: 'Upheld', dismissed: 'Dismissed' } as const;

/** The decisions, with what each does; only the other one once there is a decision. */
function options({ about, decision }: Report) {
  const outcomes = [
    {
      value: 'upheld',
      label: 'Uphold the report',
      note:
        about === 'job'
          ? 'The job is paused, and its employer cannot open it.'
          : 'Both sides can read the conversation, and nobody can write in it.',
    },
    {
      value: 'dismissed',
      label: 'Dismiss the report',
      note:
        decision?.outcome === 'upheld'
          ? 'What was stopped is open again.'
          : about === 'job'
            ? 'Nothing changes. Both sides are told.'
            : 'Nothing changes. Only the person who reported it is told.',
    },
  ];
  return outcomes.filter(({ value }) => value !== decision?.outcome);
}
