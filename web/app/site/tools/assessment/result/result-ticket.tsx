import { Link } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Figure } from '../../../../ui/figure.tsx';
import { SpriteIcon, type SpriteName } from '../../../../ui/sprite-icon.tsx';
import { TicketCard } from '../../../../ui/ticket-card.tsx';
import type { JobResultShown } from '../present-job.ts';
import type { ResultShown } from './present-result.ts';

/** Beside the verdict: the job that was named, or what is still to settle; nothing if all is in place. */
export function ResultTicket({ job, reasons, inPlace, judgedOn }: ResultShown) {
  if (job) return <JobTicket job={job} judgedOn={judgedOn} />;
  const open = reasons.filter(({ ok }) => !ok);
  if (open.length === 0) return null;
  return (
    <TicketCard
      eyebrow="Five answers"
      title="Still to do"
      lines={open.map(({ short, answer }) => ({ label: short, figure: answer }))}
      total={{
        label: 'In place',
        figure: inPlace.replace(' in place', ''),
        note: `By the law of ${judgedOn}`,
      }}
    />
  );
}

const marks: Readonly<Record<JobResultShown['sponsorable'], { icon: SpriteName; colour: string }>> = {
  yes: { icon: 'circle-check', colour: 'text-link' },
  depends: { icon: 'triangle-alert', colour: 'text-ink' },
  no: { icon: 'ban', colour: 'text-coral' },
  unknown: { icon: 'circle-help', colour: 'text-ink-2' },
};

const link = 'underline underline-offset-4';

/** Whether this job can be sponsored, and what it must pay at least, with its rule and day. */
function JobTicket({ job, judgedOn }: { job: JobResultShown; judgedOn: string }) {
  const { name, sponsorable, verdict, lines, salary, href } = job;
  const { icon, colour } = marks[sponsorable];
  const atOnce = lines.length > 2 ? 1 : 2;
  return (
    <section className="ticket scheme-page" aria-label="The job">
      <div className={classNames('px-6 py-5', salary ? 'ticket-top' : 'rounded-28 bg-card')}>
        <h2 className="text-16 leading-snug">
          <Link to={href} className={link}>
            {name}
          </Link>
        </h2>
        <p className={classNames('mt-2 flex items-center gap-2 text-15 font-semibold', colour)}>
          <SpriteIcon name={icon} size={20} className="shrink-0" />
          {verdict}
        </p>
        <Lines lines={lines.slice(0, atOnce)} />
        {lines.length > atOnce && (
          <Disclosure summary="More on this job" className="mt-1 text-14">
            <Lines lines={lines.slice(atOnce)} />
          </Disclosure>
        )}
      </div>
      {salary && (
        <div className="ticket-end px-6 pt-4 pb-5">
          <dl className="flex items-baseline justify-between gap-4">
            <dt className="text-15 font-semibold">Salary, at least</dt>
            <dd>
              <Figure size="large">{salary.figure}</Figure>
            </dd>
          </dl>
          <p className="text-14 text-ink-2">
            {salary.week}
            {salary.entrant !== undefined && `; ${salary.entrant} for a new entrant`}.{' '}
            <Link to={salary.rule} className={link}>
              The rule of {judgedOn}
            </Link>
          </p>
        </div>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="mt-2 text-14 text-ink-2">
      {line}
    </p>
  ));
}
