import { yesOrNo } from '../../../../text/questions.ts';
import { AnswerForm, type Asked } from '../../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
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
import { WhatCounts } from './what-counts.tsx';

interface PayFormProps {
  answers: PayAnswers;
  options: readonly { value: string; label: string }[];
  problems: readonly { name: string; message: string }[];
  asked: Asked;
}

const frequencies = [
  { value: 'weekly', label: 'Weekly', reveals: 'a' as const },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'four-weekly', label: 'Every four weeks' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Every three months' },
];

export function PayForm({ answers, options, problems, asked }: PayFormProps) {
  const field = fieldsOf(answers, problems);
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={asked.attempt} errors={problems} takesFocus={asked.by !== 'change'} />
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
