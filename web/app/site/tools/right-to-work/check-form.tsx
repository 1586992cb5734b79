import type { CheckAnswers } from '../../../subjects/right-to-work/check-answers.ts';
import { MethodFields } from '../../../subjects/right-to-work/check-fields.tsx';
import { arrangementOptions, labels, methodOptions } from '../../../subjects/right-to-work/check-words.ts';
import { yesOrNo } from '../../../text/questions.ts';
import { AnswerForm, type Submission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

interface CheckFormProps {
  answers: CheckAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

const column = 'flex flex-col gap-6';

/** How somebody works, how they were checked, and what the check showed. */
export function CheckForm({ answers, problems, submission }: CheckFormProps) {
  const fieldState = fieldsOf(answers, problems);
  const field = (name: keyof CheckAnswers) => ({ ...fieldState(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className={column}>
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <SelectField
          {...field('arrangement')}
          hint="What the contract says, and how the work is done in fact."
          options={arrangementOptions}
          required
        />
        <Revealed when="a" className={column}>
          {answers.arrangement === 'matching-service' && (
            <ChoiceField
              {...field('passesDetails')}
              hint="No, if you found the person through such a service."
              options={yesOrNo}
            />
          )}
          <DateField
            {...field('arrangedOn')}
            hint="The law changed for arrangements made from 1 October 2026."
          />
        </Revealed>
        <DateField {...field('startsOn')} required />
        <SelectField {...field('method')} options={methodOptions} required />
        <MethodFields answers={answers} field={field} />
        {answers.method !== 'none' && <DateField {...field('checkedOn')} required />}
        <DateField
          {...field('previousPermissionEnds')}
          hint="Only for a repeated check, or where an application is not decided."
          optional
        />
        <DateField {...field('appliedOn')} hint="The employer and the worker see the same words." optional />
        <FormActions ask="Tell me" />
      </RevealGroup>
    </AnswerForm>
  );
}
