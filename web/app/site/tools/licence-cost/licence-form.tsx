import { sponsorSizes, yesOrNo } from '../../../text/questions.ts';
import { AnswerForm, type Asked } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LicenceAnswers } from './licence-answers.ts';
import { held, labels, licenceTypes } from './licence-words.ts';

interface LicenceFormProps {
  answers: LicenceAnswers;
  problems: readonly { name: string; message: string }[];
  asked: Asked;
}

export function LicenceForm({ answers, problems, asked }: LicenceFormProps) {
  const filled = fieldsOf(answers, problems);
  const field = (name: keyof LicenceAnswers) => ({ ...filled(name), label: labels[name] });
  return (
    <AnswerForm className="flex flex-col gap-6">
      <ErrorSummary key={asked.attempt} errors={problems} takesFocus={asked.by !== 'change'} />
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
        options={held}
      />
      <FormActions />
    </AnswerForm>
  );
}
