import type { ReactNode } from 'react';
import { evaluateInBrowser } from '../../../kit/forms/evaluate-in-browser.ts';
import { keepWithAnswers } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { sponsorSizes, yesOrNo } from '../../../text/questions.ts';
import { AnswerForm, type Submission, useSubmission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { Figure } from '../../../ui/figure.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import { Calculator } from '../calculator.tsx';
import { PlanLink } from '../plan-link.tsx';
import type { Route } from './+types/calculate.ts';
import { evaluateLicence } from './evaluate-licence.ts';
import type { LicenceAnswers } from './licence-answers.ts';
import { heldLicences, labels, licenceTypes } from './licence-words.ts';
import type { LicenceResultShown } from './present-licence-cost.ts';

export const headers = keepWithAnswers;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsor Licence Cost Estimator',
    description: 'What a UK sponsor licence costs on the day you apply, with the rule behind each figure.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluateLicence(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function CalculateLicence({ loaderData }: Route.ComponentProps) {
  const { answers, problems, result } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Sponsor Licence Cost Estimator"
      landing={{ to: '/cost-estimator', title: 'Licence cost estimator' }}
      page="/cost-estimator/calculate"
      embed="cost-estimator"
      day="appliedOn"
      shown={loaderData}
      form={<LicenceForm answers={answers} problems={problems} submission={submission} />}
      answer={(note) => <LicenceResult result={result} answers={answers} recorded={note} />}
      headline={{ label: 'Total licence fee', figure: result?.total ?? 'Check the form' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}

interface LicenceFormProps {
  answers: LicenceAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

function LicenceForm({ answers, problems, submission }: LicenceFormProps) {
  const fieldState = fieldsOf(answers, problems);
  const field = (name: keyof LicenceAnswers) => ({ ...fieldState(name), label: labels[name] });
  return (
    <AnswerForm className="flex flex-col gap-6">
      <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
      <SelectField {...field('licenceType')} options={licenceTypes} required />
      <ChoiceField
        {...field('sponsorSize')}
        hint={
          <>
            Small includes charities. Large means medium or large.{' '}
            <AwayLink to="/cost-estimator/size" className="text-link underline underline-offset-4">
              Am I small?
            </AwayLink>
          </>
        }
        options={sponsorSizes}
      />
      <ChoiceField
        {...field('priority')}
        hint="The pre-licence priority service aims for a decision in days, but cannot promise one. Places are limited."
        options={yesOrNo}
      />
      <DateField {...field('appliedOn')} hint="The law on this day decides the fee." required />
      <SelectField
        {...field('alreadyHolds')}
        hint="Adding to a licence costs less than getting a new one."
        options={heldLicences}
      />
      <FormActions />
    </AnswerForm>
  );
}

function LicenceResult({
  result,
  answers,
  recorded,
}: {
  result: LicenceResultShown | undefined;
  answers: LicenceAnswers;
  recorded: ReactNode;
}) {
  if (!result) {
    return (
      <ResultCard label="Total licence fee" figure="No figure yet">
        <ResultPart>
          <Notice kind="info" title="The form needs a change">
            Correct the answers marked in the form to see the fees here.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  }
  return (
    <ResultCard label="Total licence fee" figure={result.total} note={recorded}>
      <ResultPart>
        {result.gap === undefined ? (
          <Boxes result={result} />
        ) : (
          <Notice kind="warning" title="No law recorded">
            {result.gap}
          </Notice>
        )}
      </ResultPart>
      <ResultPart>
        <Working steps={result.steps} />
      </ResultPart>
      <ResultPart className="no-print">
        <PlanLink
          answers={{ sponsorSize: answers.sponsorSize, licencePriority: answers.priority }}
          reader="employer"
        />
      </ResultPart>
      <ResultPart className="no-print">
        <Disclosure summary="Compare with the simple estimate">
          <p className="max-w-measure text-15 text-ink-2">
            This is a quick sum, not the law. Don’t use it. It says <Figure>{result.simple}</Figure> and
            differs because it uses the fees of an earlier year, whatever day you apply.
          </p>
        </Disclosure>
      </ResultPart>
    </ResultCard>
  );
}

function Boxes({ result }: { result: LicenceResultShown }) {
  return (
    <>
      {result.warnings.map((warning) => (
        <Notice key={warning} kind="warning" className="mb-4">
          {warning}
        </Notice>
      ))}
      <DataTable
        caption="Fees for this application"
        quietCaption
        columns={[
          { head: 'Fee', cell: ({ label }) => label },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={result.boxes}
        keyOf={({ label }) => label}
        strong={({ label }) => label === 'Total Licence Fee'}
      />
      <p className="mt-4 text-15 text-ink-2">
        These are one-time fees, paid by the sponsor. The licence is valid indefinitely. Each worker then
        needs a certificate from your allocation; a hire from outside the UK needs a defined certificate.
      </p>
    </>
  );
}
