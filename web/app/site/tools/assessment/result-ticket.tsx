import { Link } from 'react-router';
import { TicketCard } from '../../../ui/ticket-card.tsx';
import type { JobResultShown } from './present-job.ts';
import type { ResultShown } from './present-result.ts';

/** Beside the verdict: the job that was named, or what is still to settle; nothing if all is in place. */
export function ResultTicket({ job, reasons, inPlace, judgedOn }: ResultShown) {
  if (job) return <JobTicket job={job} judgedOn={judgedOn} />;
  const open = reasons.filter(({ ok }) => !ok);
  if (open.length === 0) return null;
  return (
    <TicketCard
      eyebrow="Five answers"
      title="Still to settle"
      lines={open.map(({ short, answer }) => ({ label: short, figure: answer }))}
      total={{
        label: 'In place',
        figure: inPlace.replace(' in place', ''),
        note: `By the law of ${judgedOn}`,
      }}
    />
  );
}

const link = 'underline underline-offset-4';

/** Whether this job can be sponsored, and what it must pay at least, with its rule and day. */
function JobTicket({ job, judgedOn }: { job: JobResultShown; judgedOn: string }) {
  const { name, verdict, lines, salary, href } = job;
  const verdictLine = { label: 'Can it be sponsored?', figure: verdict };
  return (
    <div>
      {salary === undefined ? (
        <TicketCard eyebrow="The job" title={name} lines={[]} total={{ ...verdictLine, note: lines[0] }} />
      ) : (
        <TicketCard
          eyebrow="The job"
          title={name}
          lines={[
            { ...verdictLine, href },
            ...(salary.entrant === undefined
              ? []
              : [{ label: 'New entrant, at least', figure: salary.entrant, href: salary.calculator }]),
          ]}
          total={{
            label: 'Salary, at least',
            figure: salary.figure,
            note: (
              <>
                {salary.week}, by{' '}
                <Link to={salary.rule} className={link}>
                  the rule of {judgedOn}
                </Link>
              </>
            ),
          }}
        />
      )}
      {lines.slice(salary === undefined ? 1 : 0).map((line) => (
        <p key={line} className="mt-3 text-14 text-ink-2">
          {line}
        </p>
      ))}
    </div>
  );
}
