import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { useState } from 'react';
import { employmentWords, nationWords } from '../../../text/job/job-choices.ts';
import { optionsOf } from '../../../text/options-of.ts';
import { ownSponsorSizes, yesOrNo } from '../../../text/questions.ts';
import { sponsorFactSource } from '../../../text/sponsor/sponsor-facts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OfferCode } from './offer-code.tsx';
import { OfferRate } from './offer-rate.tsx';
import type { RateFacts } from './use-rate-questions.ts';

interface OfferFieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  sponsorFacts: SponsorFacts;
}

export type FieldFor = (name: string) => { name: string; defaultValue: string; error: string | undefined };

/** What an offer says, and how the job is sponsored. */
export function OfferFields({ values, errors, sponsorFacts }: OfferFieldsProps) {
  const [isSponsored, setSponsored] = useState(values.sponsored === 'yes');
  const [rate, setRate] = useState<RateFacts>({
    occupationCode: values.occupationCode ?? '',
    nation: values.nation ?? '',
    payScaleRole: values.payScaleRole ?? '',
    londonArea: values.londonArea ?? '',
  });
  const changeRate = (change: Partial<RateFacts>) => setRate((previous) => ({ ...previous, ...change }));
  const field: FieldFor = (name) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
  return (
    <>
      <TextField {...field('title')} label="Job title" />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          {...field('pay')}
          label="Pay a year"
          hint="Guaranteed basic pay, before tax, in pounds."
          unit="a year"
        />
        <NumberField {...field('hoursPerWeek')} label="Hours a week" decimal />
        <DateField {...field('startsOn')} label="First day" />
        <DateField {...field('expiresOn')} label="Answer by" hint="The last day to accept." />
        <TextField {...field('place')} label="Where" />
        <SelectField
          {...field('nation')}
          label="Nation"
          options={[{ value: '', label: 'Not answered' }, ...optionsOf(nationWords)]}
          onChange={(event) => changeRate({ nation: event.currentTarget.value })}
        />
        <SelectField {...field('employment')} label="Contract" options={optionsOf(employmentWords)} />
        <NumberField {...field('years')} label="Years, if it has an end" decimal optional />
      </div>
      <ChoiceField
        {...field('sponsored')}
        label="Do you sponsor this job?"
        options={yesOrNo}
        onChoose={(choice) => setSponsored(choice === 'yes')}
      />
      <OfferCode
        code={values.occupationCode ?? ''}
        title={values.title ?? ''}
        error={errors.occupationCode}
        optional={!isSponsored}
        onCode={(occupationCode) => changeRate({ occupationCode })}
      />
      <OfferRate field={field} rateFacts={rate} onChangeFacts={changeRate} />
      <div hidden={!isSponsored} className={isSponsored ? 'grid gap-6 sm:grid-cols-2' : undefined}>
        <Sponsored field={field} facts={sponsorFacts} />
      </div>
      <LinesField
        {...field('note')}
        label="What else the offer says"
        hint="Do not ask for a passport, a share code or other documents: you may after it is accepted."
        rows={5}
        optional
      />
    </>
  );
}

const notAnswered = { value: '', label: 'Not answered' };

function Sponsored({ field, facts }: { field: FieldFor; facts: SponsorFacts }) {
  return (
    <>
      <DateField
        {...field('certificateOn')}
        label="Certificate planned for"
        hint="The rules of this day are used."
      />
      <NumberField {...field('months')} label="Months of the certificate" />
      <SelectField
        {...field('appliesFrom')}
        label="Visa applied for from"
        options={[
          { value: 'outside', label: 'Outside the UK' },
          { value: 'inside', label: 'Inside the UK' },
        ]}
      />
      <SelectField
        {...field('sponsorSize')}
        label="Size of your organisation"
        hint={sponsorFactSource(facts, 'size')}
        options={[notAnswered, ...ownSponsorSizes]}
      />
      <SelectField
        {...field('holdsLicence')}
        label="Do you hold a sponsor licence?"
        hint={sponsorFactSource(facts, 'holdsLicence')}
        options={[notAnswered, ...yesOrNo]}
      />
    </>
  );
}
