import type { HireCase } from '@portway/contracts/hiring/hire-cases/hire-cases';
import type { HireCaseStep } from '@portway/contracts/hiring/hire-cases/hire-steps';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { stepLink } from './step-links.ts';
import './hire-cases.css';

interface CaseStepsProps {
  hire: Pick<HireCase, 'candidate' | 'steps' | 'stations' | 'thisWeek'>;
  canChange: boolean;
  /** Whether the person works with sponsored workers. */
  sponsors: boolean;
}

/** What to do this week, by whose move it is; and every step, station by station. */
export function CaseSteps({ hire, canChange, sponsors }: CaseStepsProps) {
  const { candidate, steps, stations, thisWeek } = hire;
  const { send, sending, formState } = useAction();
  const mark = ({ id, done }: HireCaseStep) =>
    sending || send(actionForm('step', { step: id, done: done === null ? 'yes' : 'no' }));
  const row = (step: HireCaseStep) => (
    <Step key={step.id} step={step} canChange={canChange} sponsors={sponsors} onMark={() => mark(step)} />
  );
  const near = steps.filter(({ id }) => thisWeek.includes(id));
  return (
    <>
      {near.length > 0 && (
        <section className="panel" aria-labelledby="this-week">
          <h2 id="this-week" className="text-20">
            This week
          </h2>
          {(['employer', 'worker'] as const).map((who) => {
            const nearSteps = near.filter((step) => step.who === who);
            if (nearSteps.length === 0) return null;
            return (
              <section
                key={who}
                className="mt-3"
                aria-label={who === 'employer' ? 'For you' : `For ${candidate}`}
              >
                <h3 className="font-semibold">{who === 'employer' ? 'For you' : `For ${candidate}`}</h3>
                <ul>{nearSteps.map(row)}</ul>
              </section>
            );
          })}
        </section>
      )}
      <div className="mt-6">
        <Disclosure summary={`Every step, in order: ${steps.length}`} open={near.length === 0}>
          {stations.map(({ id, title }) => {
            const stationSteps = steps.filter(
              (step) => step.station === id && (near.length === 0 || !thisWeek.includes(step.id)),
            );
            if (stationSteps.length === 0) return null;
            return (
              <section key={id} className="mt-4" aria-label={title}>
                <h3 className="font-semibold">{title}</h3>
                <ul>{stationSteps.map(row)}</ul>
              </section>
            );
          })}
        </Disclosure>
      </div>
      <StatusMessage state={formState} showsSuccess={false} />
    </>
  );
}

interface StepProps {
  step: HireCaseStep;
  canChange: boolean;
  sponsors: boolean;
  onMark: () => void;
}

function Step({ step, canChange, sponsors, onMark }: StepProps) {
  const { id, title, who, day, done } = step;
  const link = stepLink(id, sponsors);
  return (
    <li className="case-step">
      <input
        type="checkbox"
        id={`step-${id}`}
        className="size-5"
        checked={done !== null}
        disabled={!canChange}
        onChange={onMark}
      />
      <label htmlFor={`step-${id}`}>{title}</label>
      <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
        {done === null ? (
          <>
            <span>{who === 'employer' ? 'You' : 'The worker'}</span>
            {day !== null && <span>by {dayInWords(day)}</span>}
          </>
        ) : (
          <span>
            {done.by} marked this as done on {onDay(done.at)}
          </span>
        )}
        {link !== undefined && (
          <a href={link.to} className="text-link underline underline-offset-4">
            {link.label}
          </a>
        )}
      </p>
    </li>
  );
}
