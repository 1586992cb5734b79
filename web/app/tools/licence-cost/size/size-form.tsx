import { AnswerForm, type Asked } from '../../../ui/answer-form.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { SizeAnswers } from './size-answers.ts';

interface SizeFormProps {
  answers: SizeAnswers;
  problems: readonly { name: string; message: string }[];
  asked: Asked;
}

const bodies = [
  { value: 'company', label: 'A company', reveals: 'a' as const },
  { value: 'charity', label: 'A charity' },
  { value: 'never-small-company', label: 'A public, insurance, banking or e-money company' },
  { value: 'other', label: 'A sole trader, partnership or other body', reveals: 'b' as const },
];

const parents = [
  { value: '', label: 'No parent company' },
  { value: 'small', label: 'A parent that leads a small group' },
  { value: 'large', label: 'A parent that leads a larger group' },
];

export function SizeForm({ answers, problems, asked }: SizeFormProps) {
  const field = (name: keyof SizeAnswers) => ({
    name,
    defaultValue: answers[name],
    error: problems.find((problem) => problem.name === name)?.message,
  });
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={asked.attempt} errors={problems} takesFocus={asked.by !== 'change'} />
        <SelectField {...field('body')} label="Your organisation" options={bodies} />
        <Revealed when="a" className="flex flex-col gap-6">
          <SelectField {...field('parent')} label="Parent company" options={parents} />
          <NumberField {...field('turnover')} label="Annual turnover" hint="In pounds" optional />
          <NumberField {...field('balanceSheet')} label="Balance sheet total" hint="In pounds" optional />
        </Revealed>
        <NumberField {...field('employees')} label="Employees" hint="Of a company or another body" optional />
        <DateField
          {...field('yearBeganOn')}
          label="Financial year began on"
          hint="The tests of this day’s law apply."
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button>Tell me</Button>
          <LinkButton to="." look="outline" preventScrollReset>
            Reset
          </LinkButton>
        </div>
      </RevealGroup>
    </AnswerForm>
  );
}
