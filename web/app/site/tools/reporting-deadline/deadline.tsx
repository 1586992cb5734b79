import type { ReactNode } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { CountLines, DutyFacts } from '../../../subjects/reporting-deadline/count-parts.tsx';
import { events, labels, nations, weekdays } from '../../../subjects/reporting-deadline/deadline-words.ts';
import type { CountShown, DeadlineShown } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { AnswerForm, type Submission, useSubmission } from '../../../ui/answer-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { DayCount } from '../../../ui/day-count.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Working } from '../../../ui/working.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/deadline.ts';
import type { DeadlineAnswers } from './deadline-answers.ts';
import { evaluateDeadline } from './evaluate-deadline.ts';
import { notChecked } from './not-checked.ts';

interface DeadlineFormProps {
  answers: DeadlineAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

const choose = [{ value: '', label: 'Choose' }];

function DeadlineForm({ answers, problems, submission }: DeadlineFormProps) {
  const fieldState = fieldsOf(answers, problems);
  const field = (name: keyof DeadlineAnswers) => ({ ...fieldState(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <SelectField {...field('event')} options={choose} groups={events} required />
        <DateField
          {...field('day')}
          hint="Someone left: the last day of work. Absent: the first day of absence. Not started: the start day on the certificate."
          required
        />
        <Revealed when="a" className="flex flex-col gap-6">
          <DateField {...field('visaValidFrom')} optional />
          <DateField
            {...field('grantNotifiedOn')}
            hint="The 28 days run from the latest of these."
            optional
          />
        </Revealed>
        <Revealed when="b">
          <WorkingWeek told={answers.worksOn} />
        </Revealed>
        <SelectField {...field('nation')} hint="Its bank holidays are not counted." options={nations} />
        <FormActions ask="Count the days" />
      </RevealGroup>
    </AnswerForm>
  );
}

/** Asked of an absence: ten of the worker’s own days can pass before, or after, ten weekdays. */
function WorkingWeek({ told }: { told: string }) {
  const ticked = told.split(',');
  return (
    <fieldset id="worksOn" tabIndex={-1} className="min-w-0">
      <legend className="font-medium">
        {labels.worksOn} <span className="font-normal text-ink-2">(optional)</span>
      </legend>
      <p className="text-14 text-ink-2">Part-time or in shifts? The rule can be read by these days too.</p>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {weekdays.map(({ value, label }) => (
          <div key={value} className="flex items-start gap-3">
            <input
              type="checkbox"
              id={`works-on-${value}`}
              name="worksOn"
              value={value}
              defaultChecked={ticked.includes(value)}
              className="mt-3 size-5 shrink-0"
            />
            <label htmlFor={`works-on-${value}`} className="grow py-2.5 text-15">
              {label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'When must we report it?',
    description:
      'The last day on which a sponsor reports a change to the Home Office, with every working day counted and why a day is passed over.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateDeadline(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

const page = '/tools/reporting-deadline';

export default function Deadline({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result, chips } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="When must we report it?"
      landing={{ to: '/compliance', title: 'Compliance' }}
      page={page}
      embed="reporting-deadline"
      day="day"
      shown={loaderData}
      form={<DeadlineForm answers={answers} problems={problems} submission={submission} />}
      chips={chips}
      answer={(note) => (
        <DeadlineResult
          result={result}
          recorded={note}
          calendar={`${page}.ics?${new URLSearchParams(answers)}`}
        />
      )}
      headline={{ label: result?.label ?? 'Report it by', figure: result?.inShort ?? 'Choose' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}

interface DeadlineResultProps {
  result: DeadlineShown | undefined;
  recorded: ReactNode;
  /** The address of the calendar file of this result. */
  calendar: string;
}

function DeadlineResult({ result, recorded, calendar }: DeadlineResultProps) {
  if (!result)
    return (
      <ResultCard label="Report it by" figure="No day counted yet" note={recorded}>
        <ResultPart>
          <Notice kind="info" title="Choose what happened">
            You see the last day to report it, with every day counted and why a day is passed over.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  const { label, figure, beside, said, count, duties, steps } = result;
  return (
    <ResultCard label={label} figure={figure} beside={beside} note={recorded}>
      {said.length > 0 && (
        <ResultPart className="flex flex-col gap-4">
          {said.map(({ kind, title, text }) => (
            <Notice key={title} kind={kind} title={title}>
              {text}
            </Notice>
          ))}
        </ResultPart>
      )}
      {count && <Counted count={count} calendar={calendar} />}
      {duties.map((duty) => (
        <ResultPart key={duty.id}>
          <DutyFacts duty={duty} />
        </ResultPart>
      ))}
      <ResultPart>
        <Working steps={steps} open={false} />
        <Disclosure summary="What this does not check">
          <ul className="list-disc pl-5 text-15">
            {notChecked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      </ResultPart>
    </ResultCard>
  );
}

function Counted({
  count: { caption, weeks, legend, lines, readings },
  calendar,
}: {
  count: CountShown;
  calendar: string;
}) {
  return (
    <>
      <ResultPart>
        <DayCount caption={caption} weeks={weeks} legend={legend} />
        <a
          href={calendar}
          download
          className="no-print mt-4 inline-flex min-h-11 items-center rounded-full border border-outline px-4 text-15 font-medium hover:bg-ink/8"
        >
          Add to a calendar
        </a>
      </ResultPart>
      <ResultPart>
        <CountLines count={{ lines, readings }} />
      </ResultPart>
    </>
  );
}
