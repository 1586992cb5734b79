import { yesOrNo } from '../../../../text/questions.ts';
import { AnswerForm, type Submission } from '../../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../../ui/fields-of.ts';
import { FormRow } from '../../../../ui/fieldset.tsx';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../../ui/reveal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { suggestRoles } from '../../role/suggest-roles.ts';
import type { PayAnswers } from './pay-answers.ts';

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

export function PayForm({ answers, options, problems, submission }: PayFormProps) {
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
