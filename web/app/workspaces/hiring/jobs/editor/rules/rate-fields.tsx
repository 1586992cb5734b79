import type { RateQuestions } from '@portway/contracts/candidate/jobs/rate-fields';
import {
  AutosaveSelectField,
  AutosaveTextField,
} from '../../../../../kit/forms/autosave/autosave-fields.tsx';
import { healthCareEmployerWords, londonAreaWords } from '../../../../../text/job/job-choices.ts';
import { optionsOf } from '../../../../../text/options-of.ts';
import { percentageTyped } from '../number-typed.ts';

interface RateFieldsProps {
  /** What the code of the job asks for. */
  asks: RateQuestions;
  readOnly: boolean;
}

/** What decides the pay of a code on a national pay scale, and what a Health and Care job costs the worker. */
export function RateFields({ asks, readOnly }: RateFieldsProps) {
  const { roles, londonArea, shareOfFullTime, healthCareEmployer } = asks;
  return (
    <section className="rules-box" aria-label="What decides the pay and the costs">
      <fieldset disabled={readOnly} className="job-form">
        {roles.length > 0 && (
          <AutosaveSelectField
            of="job.payScaleRole"
            label="Band, grade or role"
            hint="A national pay scale decides what this job must pay."
            none="Not answered"
            options={roles.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        {londonArea && (
          <AutosaveSelectField
            of="job.londonArea"
            label="Part of London"
            none="Not answered"
            options={optionsOf(londonAreaWords)}
          />
        )}
        {shareOfFullTime && (
          <AutosaveTextField
            of="job.shareOfFullTime"
            label="Percentage of full time"
            hint="Enter 100 for a full-time post."
            understood={percentageTyped}
          />
        )}
        {healthCareEmployer && (
          <AutosaveSelectField
            of="job.healthCareEmployer"
            label="Kind of employer"
            hint="It decides whether this is a Health and Care Worker visa, which costs the worker less."
            none="Not answered"
            options={optionsOf(healthCareEmployerWords)}
          />
        )}
      </fieldset>
    </section>
  );
}
