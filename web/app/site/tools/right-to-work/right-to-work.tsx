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
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Calculator } from '../calculator.tsx';
import type { Route } from './+types/right-to-work.ts';
import type { CheckAnswers } from './check-answers.ts';
import { CheckResult } from './check-result.tsx';
import { answerLabel, arrangementOptions, labels } from './check-words.ts';
import { evaluateCheck } from './evaluate-check.ts';

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

const evaluator = evaluateInBrowser(() => import('./evaluate-here.ts'));
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
