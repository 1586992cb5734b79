import type { ReactNode } from 'react';
import { evaluateInBrowser } from '../../../../kit/forms/evaluate-in-browser.ts';
import { keepUntilMidnight } from '../../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { yesOrNo } from '../../../../text/questions.ts';
import { AnswerForm, type Submission, useSubmission } from '../../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../../ui/fields-of.ts';
import { FormRow } from '../../../../ui/fieldset.tsx';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { Revealed, RevealGroup } from '../../../../ui/reveal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Working } from '../../../../ui/working.tsx';
import { Calculator } from '../../calculator.tsx';
import { suggestRoles } from '../../role/suggest-roles.ts';
import type { Route } from './+types/pay-periods.ts';
import { evaluatePay } from './evaluate-pay.ts';
import type { PayAnswers } from './pay-answers.ts';
import type { PayRow, PayShown } from './present-pay.ts';

const label = 'On these figures, the pay';

function PayResult({ result, recorded }: { result: PayShown | undefined; recorded: ReactNode }) {
  if (!result) {
    return (
      <ResultCard label={label} figure="Not tested yet" note={recorded}>
        <ResultPart>
          <Notice kind="info" title="Paste or type the pay">
            From 8 April 2026 the salary must be met in each pay period, and over three months, twelve weeks
            or, with irregular hours, seventeen weeks in a row.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  }
  const { figure, message, first, periods, windows, warnings, notChecked, steps } = result;
  return (
    <ResultCard label={label} figure={figure} note={recorded}>
      <ResultPart className="flex flex-col gap-4">
        <Notice kind={first === undefined ? 'info' : 'error'} title={message}>
          {first}
        </Notice>
        {warnings.map((warning) => (
          <Notice key={warning} kind="warning">
            {warning}
          </Notice>
        ))}
      </ResultPart>
      {periods.length > 0 && (
        <ResultPart>
          <Tests caption="Each period, at the going rate for its hours" rows={periods} withHours />
        </ResultPart>
      )}
      {windows.length > 0 && (
        <ResultPart>
          <Tests caption="Periods in a row, as a share of the year" rows={windows} />
        </ResultPart>
      )}
      {notChecked.length > 0 && (
        <ResultPart>
          <Disclosure summary="What this does not check">
            <ul className="list-disc pl-5 text-15">
              {notChecked.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        </ResultPart>
      )}
      <ResultPart>
        <Working steps={steps} open={false} />
      </ResultPart>
    </ResultCard>
  );
}

function Tests({
  caption,
  rows,
  withHours = false,
}: {
  caption: string;
  rows: readonly PayRow[];
  withHours?: boolean;
}) {
  const hours = { head: 'Hours', cell: (row: PayRow) => row.hours, figure: true };
  return (
    <DataTable
      caption={caption}
      columns={[
        { head: 'Test', cell: ({ name }: PayRow) => name },
        ...(withHours ? [hours] : []),
        { head: 'Paid', cell: ({ paid }: PayRow) => paid, figure: true },
        { head: 'Needed', cell: ({ needed }: PayRow) => needed, figure: true },
        { head: 'Result', cell: ({ result }: PayRow) => result },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      strong={({ fails }) => fails}
    />
  );
}

interface PayFormProps {
  answers: PayAnswers;
  options: readonly { value: string; label: string }[];
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

const frequencies = [
  { value: 'weekly', label: 'Weekly', reveals: 'a' as const },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'four-weekly', label: 'Every four weeks' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Every three months' },
];

function PayForm({ answers, options, problems, submission }: PayFormProps) {
  const field = fieldsOf(answers, problems);
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <div ref={suggestRoles}>
          <TextField
            {...field('role')}
            label="Occupation code"
            hint="Type a job title and choose its code, or type four digits, such as 2134."
            autoComplete="off"
            required
          />
        </div>
        <SelectField
          {...field('option')}
          label="Salary option"
          hint="The option the certificate relies on."
          options={options}
        />
        <FormRow>
          <NumberField
            {...field('hours')}
            label="Hours per week"
            hint="Or a cycle: 52, 52, 52, 0"
            decimal
            required
          />
          <DateField {...field('assignedOn')} label="Certificate assigned on" required />
        </FormRow>
        <SelectField {...field('frequency')} label="Paid" options={frequencies} />
        <Revealed when="a">
          <ChoiceField
            {...field('irregular')}
            label="Irregular hours and pay"
            hint="In a pattern that the certificate confirms."
            options={yesOrNo}
          />
        </Revealed>
        <WhatCounts />
        <LinesField
          figures
          {...field('pays')}
          label="Pay for each period, in order"
          hint="One to a line, in pounds. After a semicolon, add the hours worked. Add “leave” if pay was lower for a reason that the Rules permit. For example, 4558.34; 162.5; leave"
          rows={8}
          required
        />
        <FormActions ask="Test the pay" />
      </RevealGroup>
    </AnswerForm>
  );
}

/** Which pay to enter: SW 14.1 says what counts, SW 14.2 what does not, SW 14.2A what is deducted. */
function WhatCounts() {
  return (
    <Disclosure summary="What counts, and what to leave out">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-15">
        <li>
          <strong>Enter</strong> guaranteed basic pay before tax, and guaranteed payments that are treated
          exactly alike for tax, pension and National Insurance.
        </li>
        <li>
          <strong>Leave out</strong> pay for hours that vary, shift pay, overtime, bonuses, allowances,
          benefits in kind, one-off payments, immigration costs and expenses.
        </li>
        <li>
          <strong>Deduct</strong> what the worker pays to the sponsor (deductions, loans, investments),
          averaged over the certificate. Do not deduct anything for an extra benefit that the worker freely
          chooses, such as in a salary sacrifice.
        </li>
      </ul>
    </Disclosure>
  );
}

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Pay period test',
    description:
      'For certificates from 8 April 2026: test a Skilled Worker’s pay period by period, and find the first that would fail.',
  });

export function loader({ request }: Route.LoaderArgs) {
  return evaluatePay(new URL(request.url).searchParams, londonToday());
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

export default function PayPeriods({ loaderData }: Route.ComponentProps) {
  const { answers, problems, options, result } = loaderData;
  const submission = useSubmission();
  return (
    <Calculator
      title="Pay Period Test"
      landing={{ to: '/salary-calculator', title: 'Minimum salary calculator' }}
      page="/salary-calculator/pay-periods"
      embed="pay-periods"
      day="assignedOn"
      shown={loaderData}
      form={<PayForm answers={answers} options={options} problems={problems} submission={submission} />}
      answer={(note) => <PayResult result={result} recorded={note} />}
      headline={{ label: 'On these figures, the pay', figure: result?.figure ?? 'Not tested yet' }}
      submission={submission}
      evaluator={evaluator}
    />
  );
}
