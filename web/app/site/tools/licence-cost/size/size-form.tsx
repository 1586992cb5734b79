import { AnswerForm, type Asked } from '../../../../ui/answer-form.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../../ui/fields-of.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../../ui/reveal.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { SizeAnswers } from './size-answers.ts';
import { bodies, labels, parents } from './size-words.ts';

interface SizeFormProps {
  answers: SizeAnswers;
  problems: readonly { name: string; message: string }[];
  asked: Asked;
}

export function SizeForm({ answers, problems, asked }: SizeFormProps) {
  const filled = fieldsOf(answers, problems);
  const field = (name: keyof SizeAnswers) => ({ ...filled(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={asked.attempt} errors={problems} takesFocus={asked.by !== 'change'} />
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
