import { yesOrNo } from '../../../text/questions.ts';
import { AnswerForm, type Asked } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CheckAnswers } from './check-answers.ts';
import { arrangementOptions, labels } from './check-words.ts';

interface CheckFormProps {
  answers: CheckAnswers;
  problems: readonly { name: string; message: string }[];
  asked: Asked;
}

export function CheckForm({ answers, problems, asked }: CheckFormProps) {
  const filled = fieldsOf(answers, problems);
  const field = (name: keyof CheckAnswers) => ({ ...filled(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className="flex flex-col gap-6">
        <ErrorSummary key={asked.attempt} errors={problems} takesFocus={asked.by !== 'change'} />
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
