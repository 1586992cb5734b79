import { healthCareEmployerWords, londonAreaWords } from '../../../text/job/job-choices.ts';
import { optionsOf } from '../../../text/options-of.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { FieldFor } from './offer-fields.tsx';
import { type RateFacts, useRateQuestions } from './use-rate-questions.ts';

interface OfferRateProps {
  field: FieldFor;
  rateFacts: RateFacts;
  onChangeFacts: (change: Partial<RateFacts>) => void;
}

const none = { value: '', label: 'Not answered' };

/**
 * What decides the pay of a code on a national pay scale, and what a Health and Care job costs the worker. What is
 * not asked is sent as it was, so that nothing is lost while the questions are looked up.
 */
export function OfferRate({ field, rateFacts, onChangeFacts }: OfferRateProps) {
  const asks = useRateQuestions(rateFacts);
  const roles = asks?.roles ?? [];
  return (
    <>
      {roles.length > 0 ? (
        <SelectField
          key={`role-${rateFacts.nation}`}
          {...field('payScaleRole')}
          defaultValue={rateFacts.payScaleRole}
          label="Band, grade or role"
          hint="A national pay scale decides what this job must pay."
          options={[none, ...roles.map(({ id, title }) => ({ value: id, label: title }))]}
          onChange={(event) => onChangeFacts({ payScaleRole: event.currentTarget.value })}
        />
      ) : (
        <HiddenField name="payScaleRole" value={rateFacts.payScaleRole} />
      )}
      {asks?.londonArea ? (
        <SelectField
          {...field('londonArea')}
          defaultValue={rateFacts.londonArea}
          label="Part of London"
          options={[none, ...optionsOf(londonAreaWords)]}
          onChange={(event) => onChangeFacts({ londonArea: event.currentTarget.value })}
        />
      ) : (
        <HiddenField name="londonArea" value={rateFacts.londonArea} />
      )}
      {asks?.shareOfFullTime ? (
        <NumberField
          {...field('shareOfFullTime')}
          label="Percentage of full time"
          hint="Enter 100 for a full-time post."
          decimal
        />
      ) : (
        <HiddenField name="shareOfFullTime" value={field('shareOfFullTime').defaultValue} />
      )}
      {asks?.healthCareEmployer ? (
        <SelectField
          {...field('healthCareEmployer')}
          label="Kind of employer"
          hint="It decides whether this is a Health and Care Worker visa, which costs the worker less."
          options={[none, ...optionsOf(healthCareEmployerWords)]}
        />
      ) : (
        <HiddenField name="healthCareEmployer" value={field('healthCareEmployer').defaultValue} />
      )}
    </>
  );
}

function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
