import type { JobDraftCheck } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { useState } from 'react';
import { AutosaveSelectField } from '../../../../../kit/forms/autosave/autosave-fields.tsx';
import { useAutosave } from '../../../../../kit/forms/autosave/use-autosave.ts';
import { weekTyped } from '../../../../../text/as-typed.ts';
import { payBasisWords } from '../../../../../text/job/job-choices.ts';
import { inShortPounds } from '../../../../../text/money.ts';
import { optionsOf } from '../../../../../text/options-of.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import type { JobValues } from '../job-autosave.ts';
import { actualPay } from './actual-pay.ts';

interface PayBasisProps {
  check: JobDraftCheck;
  values: JobValues;
  readOnly: boolean;
}

/** Asks what the post pays, where its figure is for full time or counts on a target; shows the answer later. */
export function PayBasis({ check: { post, payBasis }, values, readOnly }: PayBasisProps) {
  const isOpen = post?.missing.includes('actualPay') ?? false;
  return (
    <section className="rules-box" aria-label="What the pay is">
      <fieldset disabled={readOnly} className="job-form">
        <AutosaveSelectField
          of="job.payBasis"
          label="What is the pay above?"
          hint={
            payBasis === 'actual'
              ? undefined
              : 'The rules look at what is guaranteed for these hours. Type that as the pay, then choose it here.'
          }
          none="Not answered"
          options={optionsOf(payBasisWords)}
        />
        {isOpen && payBasis === 'full-time-equivalent' && <ByHours values={values} />}
      </fieldset>
    </section>
  );
}

/** What part of the full-time figure the hours are; it is taken over only when the user says so. */
function ByHours({ values }: { values: JobValues }) {
  const autosave = useAutosave();
  const [typedWeek, setTypedWeek] = useState('');
  const pay = actualPay(values, weekTyped(typedWeek));
  const take = () => {
    if (pay === undefined) return;
    autosave.set('job.payFrom', pay.from);
    autosave.set('job.payTo', pay.to);
    autosave.set('job.payBasis', 'actual');
  };
  return (
    <>
      <TextField
        name="full-time-week"
        label="Hours of a full-time week"
        optional
        hint="We then work out what these hours pay."
        value={typedWeek}
        onChange={(event) => setTypedWeek(event.currentTarget.value)}
      />
      {pay !== undefined && (
        <Button type="button" look="outline" onClick={take}>
          Use{' '}
          {pay.from === pay.to
            ? inShortPounds(pay.to * 100)
            : `${inShortPounds(pay.from * 100)} to ${inShortPounds(pay.to * 100)}`}
        </Button>
      )}
    </>
  );
}
