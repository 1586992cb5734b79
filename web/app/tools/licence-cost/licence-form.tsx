import { sponsorSizes, yesOrNo } from '../../text/questions.ts';
import { AnswerForm, type Asked } from '../../ui/answer-form.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AwayLink } from '../../ui/framed.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { LicenceAnswers } from './licence-answers.ts';

interface LicenceFormProps {
  answers: LicenceAnswers;
  problems: readonly { name: string; message: string }[];
  asked: Asked;
}

const licenceTypes = [
  { value: 'worker', label: 'Skilled Worker' },
  { value: 'temporary', label: 'Temporary Worker' },
  { value: 'both', label: 'Skilled Worker and Temporary Worker' },
];

const held = [
  { value: '', label: 'None yet' },
  { value: 'worker', label: 'A Worker licence' },
  { value: 'temporary', label: 'A Temporary Worker licence' },
];

export function LicenceForm({ answers, problems, asked }: LicenceFormProps) {
  const error = (field: string) => problems.find(({ name }) => name === field)?.message;
  return (
    <AnswerForm className="flex flex-col gap-6">
      <ErrorSummary key={asked.attempt} errors={problems} takesFocus={asked.by !== 'change'} />
      <SelectField
        name="licenceType"
        label="Type of Licence"
        options={licenceTypes}
        defaultValue={answers.licenceType}
        required
        error={error('licenceType')}
      />
      <ChoiceField
        name="sponsorSize"
        label="Sponsor Size"
        hint={
          <>
            Small includes charities; large means medium or large.{' '}
            <AwayLink to="/cost-estimator/size" className="text-link underline underline-offset-4">
              Am I small?
            </AwayLink>
          </>
        }
        options={sponsorSizes}
        defaultValue={answers.sponsorSize}
        error={error('sponsorSize')}
      />
      <ChoiceField
        name="priority"
        label="Priority processing"
        hint="The pre-licence priority service aims for a decision in days, but cannot promise one. Places are limited."
        options={yesOrNo}
        defaultValue={answers.priority}
        error={error('priority')}
      />
      <DateField
        name="appliedOn"
        label="Day you apply"
        hint="The law of this day decides the fee."
        defaultValue={answers.appliedOn}
        required
        error={error('appliedOn')}
      />
      <SelectField
        name="alreadyHolds"
        label="Licence you hold already"
        hint="Adding to a licence costs less than a new one."
        options={held}
        defaultValue={answers.alreadyHolds}
        error={error('alreadyHolds')}
      />
      <div className="flex flex-wrap gap-3">
        <Button>Calculate</Button>
        <LinkButton to="." look="outline" preventScrollReset>
          Reset
        </LinkButton>
      </div>
    </AnswerForm>
  );
}
