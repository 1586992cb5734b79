import type { ReactNode } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { yesOrNo } from '../../../text/questions.ts';
import { AnswerForm, type Submission, useSubmission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/right-to-work.ts';
import type { CheckAnswers } from './check-answers.ts';
import { answerLabel, arrangementOptions, labels } from './check-words.ts';
import { evaluateCheck } from './evaluate-check.ts';
import type { CheckShown } from './present-check.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Do I have to check someone who is not my employee?',
    description:
      'Right to work checks of workers, sub-contractors, platforms and supply chains since 1 October 2026: who must check, and the rule behind it.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateCheck(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function RightToWork({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Do I have to check someone who is not my employee?"
      landing={{ to: '/compliance', title: 'Compliance' }}
      page="/tools/right-to-work"
      embed="right-to-work"
      day="arrangedOn"
      shown={loaderData}
      form={<CheckForm answers={answers} problems={problems} submission={submission} />}
      answer={(note) => <CheckResult result={result} recorded={note} />}
      headline={{ label: answerLabel, figure: result?.figure ?? 'Check the form' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}

interface CheckFormProps {
  answers: CheckAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

function CheckForm({ answers, problems, submission }: CheckFormProps) {
  const fieldState = fieldsOf(answers, problems);
  const field = (name: keyof CheckAnswers) => ({ ...fieldState(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <SelectField
          {...field('arrangement')}
          hint="What the contract says, and how the work is done in fact."
          options={arrangementOptions}
          required
        />
        <Revealed when="a" className="flex flex-col gap-6">
          <ChoiceField
            {...field('passesDetails')}
            hint="No, if you found the person through such a service."
            options={yesOrNo}
          />
        </Revealed>
        <DateField
          {...field('arrangedOn')}
          hint="The law changed for arrangements made from 1 October 2026."
          required
        />
        <FormActions ask="Tell me" />
      </RevealGroup>
    </AnswerForm>
  );
}

/** Who must check, what follows, and what is not known. */
function CheckResult({ result, recorded }: { result: CheckShown | undefined; recorded: ReactNode }) {
  const { figure = 'No answer yet', isAnswered = false, steps = [] } = result ?? {};
  return (
    <ResultCard label={answerLabel} figure={figure} note={recorded}>
      <ResultPart>
        {result && isAnswered ? (
          <Answer {...result} />
        ) : (
          <Notice kind="info">
            {result?.says ?? 'Correct the answers marked in the form to see the answer here.'}
          </Notice>
        )}
      </ResultPart>
      <ResultPart>
        <Working steps={steps} />
      </ResultPart>
    </ResultCard>
  );
}

function Answer({ says, notes, penalties, unknown }: CheckShown) {
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-20 font-medium">{says}</p>
      <Points title="What goes with it" items={notes} />
      {penalties.length > 0 && (
        <DataTable
          caption="Civil penalty for each worker who may not do the work"
          columns={[
            { head: 'Breach', cell: (row) => row.label },
            { head: 'Penalty', cell: (row) => row.figure, figure: true },
          ]}
          rows={penalties}
          keyOf={(row) => row.label}
        />
      )}
      {unknown.length > 0 && (
        <Notice kind="warning" title="What we don’t know">
          <ul className="list-disc pl-5">
            {unknown.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="font-text text-16 font-semibold tracking-normal">{title}</h3>
      <ul className="mt-2 flex max-w-measure list-disc flex-col gap-1 pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
