import { certificateCases } from '@portway/contracts/sponsor/certificates/certificate-facts';
import type { Certificate } from '@portway/contracts/sponsor/certificates/certificates';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { sponsorSizes } from '../../../text/questions.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { caseWords, locations } from './certificate-words.ts';

/** What other answers fill in. */
const elsewhere = ['route', 'start-date', 'end-date', 'weekly-hours', 'occupation-code', 'salary'];

/** Those of few words. */
const oneLine = ['category', 'family-name', 'given-names', 'job-title', 'listed-job', 'paye-reference'];

/** A certificate, field by field, until it is assigned. */
export function CertificateForm({
  certificate: { facts, version, sheet, explanations, state },
}: {
  certificate: Certificate;
}) {
  const typedFields = [...sheet, ...explanations].filter(
    ({ id, from }) => from === 'certificate' && !elsewhere.includes(id),
  );
  const asDefault = (value: string | number | null) => value ?? '';
  return (
    <Panel
      title="Prepare it"
      text="Save as often as you like. Each save looks again at the rules of the day."
    >
      <ActionForm intent="save" button="Save" look={state === 'draft' ? 'primary' : 'outline'}>
        {(field) => (
          <>
            <input type="hidden" name="version" value={version} />
            <ChoiceField
              {...field('location')}
              label="Where does the worker apply from?"
              options={locations}
              defaultValue={facts.location}
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <DateField
                {...field('plannedOn')}
                label="To be assigned on"
                hint="The rules of this day are used. Empty means today."
                optional
                defaultValue={asDefault(facts.plannedOn)}
              />
              <NumberField
                {...field('occupationCode')}
                label="Occupation code"
                defaultValue={asDefault(facts.occupationCode)}
              />
              <NumberField
                {...field('pay')}
                label="Pay a year"
                unit="a year"
                decimal
                defaultValue={facts.payPence === null ? '' : `${facts.payPence / 100}`}
              />
              <NumberField
                {...field('hoursPerWeek')}
                label="Hours a week"
                decimal
                defaultValue={asDefault(facts.hoursPerWeek)}
              />
              <DateField {...field('startDay')} label="Start day" defaultValue={asDefault(facts.startDay)} />
              <DateField {...field('endDay')} label="End day" defaultValue={asDefault(facts.endDay)} />
              <SelectField
                {...field('sponsorSize')}
                label="Size of your organisation"
                options={[{ value: '', label: 'Not answered' }, ...sponsorSizes]}
                defaultValue={asDefault(facts.sponsorSize)}
              />
            </div>
            <CheckField
              name="extension"
              label="It extends the permission of one of your own workers"
              defaultChecked={facts.extension}
            />
            <CheckField
              name="switchingFromStudent"
              label="The worker switches from a Student visa"
              defaultChecked={facts.switchingFromStudent}
            />
            <Disclosure summary="What else applies" open={facts.cases.length > 0}>
              {certificateCases.map((each) => (
                <CheckField
                  key={each}
                  name={`case.${each}`}
                  label={caseWords[each]}
                  defaultChecked={facts.cases.includes(each)}
                />
              ))}
            </Disclosure>
            {typedFields.map(({ id, label }) => {
              const props = { ...field(`fields.${id}`), label, defaultValue: facts.fields[id] ?? '' };
              return oneLine.includes(id) ? (
                <TextField key={id} {...props} autoComplete="off" maxLength={2000} />
              ) : (
                <LinesField key={id} {...props} rows={id === 'job-description' ? 6 : 2} maxLength={2000} />
              );
            })}
          </>
        )}
      </ActionForm>
    </Panel>
  );
}
