import type { ReactNode } from 'react';
import { evaluateInBrowser } from '../../../../kit/forms/evaluate-in-browser.ts';
import { keepWithAnswers } from '../../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { AnswerForm, type Submission, useSubmission } from '../../../../ui/answer-form.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../../ui/fields-of.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { Revealed, RevealGroup } from '../../../../ui/reveal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Working } from '../../../../ui/working.tsx';
import { Calculator } from '../../calculator.tsx';
import type { Route } from './+types/size.ts';
import { evaluateSize, type SizeShown } from './evaluate-size.ts';
import type { SizeAnswers } from './size-answers.ts';
import { bodies, labels, parents } from './size-words.ts';

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Am I a small sponsor?',
    description:
      'Find out whether a sponsor pays small or charitable fees, or medium or large fees, under the rule for its financial year.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateSize(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function Size({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Am I a Small Sponsor?"
      landing={{ to: '/cost-estimator', title: 'Licence cost estimator' }}
      page="/cost-estimator/size"
      embed="sponsor-size"
      day="yearBeganOn"
      shown={loaderData}
      form={<SizeForm answers={answers} problems={problems} submission={submission} />}
      answer={(note) => <SizeResult result={result} recorded={note} />}
      headline={{ label: 'Size of sponsor', figure: result?.figure ?? 'Check the form' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}

interface SizeFormProps {
  answers: SizeAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

function SizeForm({ answers, problems, submission }: SizeFormProps) {
  const fieldState = fieldsOf(answers, problems);
  const field = (name: keyof SizeAnswers) => ({ ...fieldState(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <SelectField {...field('body')} options={bodies} />
        <Revealed when="a" className="flex flex-col gap-6">
          <SelectField {...field('parent')} options={parents} />
          <NumberField {...field('turnover')} hint="In pounds" optional />
          <NumberField {...field('balanceSheet')} hint="In pounds" optional />
        </Revealed>
        <NumberField {...field('employees')} hint="For a company or another body" optional />
        <DateField {...field('yearBeganOn')} hint="The tests that applied on this day are used." required />
        <FormActions ask="Tell me" />
      </RevealGroup>
    </AnswerForm>
  );
}

function SizeResult({ result, recorded }: { result: SizeShown | undefined; recorded: ReactNode }) {
  const { figure = 'No answer yet', says, size, steps = [] } = result ?? {};
  return (
    <ResultCard label="Size of sponsor" figure={figure} note={recorded}>
      {size === undefined && (
        <ResultPart>
          <Notice kind="info">
            {says ?? 'Correct the answers marked in the form to see the answer here.'}
          </Notice>
        </ResultPart>
      )}
      {size !== undefined && (
        <ResultPart className="no-print">
          <LinkButton to={`/cost-estimator/calculate?sponsorSize=${size}`}>
            Estimate the licence fee for this size
          </LinkButton>
        </ResultPart>
      )}
      <ResultPart>
        <Working steps={steps} />
      </ResultPart>
    </ResultCard>
  );
}
