import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { certificateCases } from '@portway/contracts/sponsor/certificates/certificate-facts';
import type {
  Certificate,
  CertificateFieldShown,
} from '@portway/contracts/sponsor/certificates/certificates';
import { Link } from 'react-router';
import { SaveStatus } from '../../../kit/forms/autosave/save-status.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { ownSponsorSizes } from '../../../text/questions.ts';
import { sponsorFactSource } from '../../../text/sponsor/sponsor-facts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CertificateField, CopyValue } from './certificate-field.tsx';
import { caseWords, fieldInWords, locations } from './certificate-words.ts';
import { useSavesItself } from './use-saves-itself.ts';

const saveWords = {
  stored: 'Changes are saved as you make them.',
  waiting: 'Saving…',
  saving: 'Saving…',
  refused: 'Not saved yet. See what is marked below.',
} as const;

interface OfCertificate {
  certificate: Certificate;
}

/** A certificate, field by field in the order of the Sponsorship Management System, until it is assigned. */
export function CertificateForm({ certificate, sponsor }: OfCertificate & { sponsor: SponsorFacts }) {
  const { facts, version, sheet, explanations } = certificate;
  const { form, onChange, saveNow, status, formState } = useSavesItself('save');
  const fields = [...sheet, ...explanations].filter(({ from }) => from === 'certificate');
  const filledCount = fields.filter(({ value }) => value !== null).length;
  const errorOf = (name: string) => formState.fieldErrors[name];
  return (
    <Panel title={`Prepare it: ${filledCount} of ${fields.length} fields are filled in`}>
      <SaveStatus status={status === 'waiting' ? 'saving' : status}>{saveWords[status]}</SaveStatus>
      {formState.status === 'error' && (
        <p role="alert" className="mt-2 font-medium text-coral">
          {Object.values(formState.fieldErrors)[0] ?? formState.message}
        </p>
      )}
      <form
        ref={form}
        className="mt-4 flex flex-col gap-6"
        onChange={onChange}
        onBlur={saveNow}
        onSubmit={(event) => {
          event.preventDefault();
          saveNow();
        }}
      >
        <input type="hidden" name="version" value={version} />
        <CaseFields {...{ facts, sponsor, errorOf }} />
        <ol className="certificate-fields">
          {sheet.map((field) => (
            <li key={field.id}>
              <SheetField field={field} certificate={certificate} errorOf={errorOf} />
            </li>
          ))}
        </ol>
        {explanations.length > 0 && (
          <>
            <h3 className="text-16">To be explained in the job description</h3>
            <ol className="certificate-fields">
              {explanations.map((field) => (
                <li key={field.id}>
                  <SheetField field={field} certificate={certificate} errorOf={errorOf} />
                </li>
              ))}
            </ol>
          </>
        )}
      </form>
    </Panel>
  );
}

type ErrorOf = (name: string) => string | undefined;

interface CaseFieldsProps {
  facts: Certificate['facts'];
  sponsor: SponsorFacts;
  errorOf: ErrorOf;
}

/** What decides which fields there are, and by which rules they are judged. */
function CaseFields({ facts, sponsor, errorOf }: CaseFieldsProps) {
  return (
    <>
      <ChoiceField
        name="location"
        error={errorOf('location')}
        label="Where does the worker apply from?"
        options={locations}
        defaultValue={facts.location}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <DateField
          name="plannedOn"
          error={errorOf('plannedOn')}
          label="To be assigned on"
          hint="Its rules are used. Empty means today."
          optional
          defaultValue={facts.plannedOn ?? ''}
        />
        <SelectField
          name="sponsorSize"
          error={errorOf('sponsorSize')}
          label="Size of your organisation"
          hint={
            sponsor.size !== null && sponsor.size === facts.sponsorSize
              ? sponsorFactSource(sponsor, 'size')
              : undefined
          }
          options={[{ value: '', label: 'Not answered' }, ...ownSponsorSizes]}
          defaultValue={facts.sponsorSize ?? ''}
        />
      </div>
      <Disclosure
        summary="What else applies"
        open={facts.cases.length > 0 || facts.extension || facts.switchingFromStudent}
      >
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
        {certificateCases.map((each) => (
          <CheckField
            key={each}
            name={`case.${each}`}
            label={caseWords[each]}
            defaultChecked={facts.cases.includes(each)}
          />
        ))}
      </Disclosure>
    </>
  );
}

interface SheetFieldProps extends OfCertificate {
  field: CertificateFieldShown;
  errorOf: ErrorOf;
}

/** One field: what it is called, its value, where that comes from, and Copy. */
function SheetField({ field, certificate: { facts, worker }, errorOf }: SheetFieldProps) {
  const { label, hint } = fieldInWords(field);
  if (field.from === 'worker')
    return (
      <div className="certificate-field">
        <p className="font-medium">{label}</p>
        <p className="text-15 text-ink-2">
          {worker === null ? (
            'From the worker’s documents: it is not kept here'
          ) : (
            <Link
              to={`/dashboard/sponsor/workers/${worker.id}`}
              className="inline-flex min-h-11 items-center text-link underline"
            >
              From the worker’s record or documents
            </Link>
          )}
        </p>
      </div>
    );
  return (
    <CertificateField
      field={field}
      facts={facts}
      label={label}
      hint={hint}
      errorOf={errorOf}
      copy={field.value !== null && <CopyValue label={label} value={field.value} />}
    />
  );
}
