import { events, labels, nations, weekdays } from '../../../subjects/reporting-deadline/deadline-words.ts';
import { AnswerForm, type Submission } from '../../../ui/answer-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { DeadlineAnswers } from './deadline-answers.ts';

interface DeadlineFormProps {
  answers: DeadlineAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

const choose = [{ value: '', label: 'Choose' }];

export function DeadlineForm({ answers, problems, submission }: DeadlineFormProps) {
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
