import type {
  Certificate,
  CertificateFieldShown,
} from '@portway/contracts/sponsor/certificates/certificates';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Copies a value, to paste it into the Sponsorship Management System. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  return (
    <CopyButton
      label={
        <>
          Copy<span className="sr-only"> {label}</span>
        </>
      }
      done="Copied"
      text={() => value}
      className="min-h-11 px-2 text-14 font-medium text-link underline underline-offset-4"
    />
  );
}

interface CertificateFieldProps {
  field: CertificateFieldShown;
  facts: Certificate['facts'];
  label: string;
  hint: string | undefined;
  errorOf: (name: string) => string | undefined;
  copy: ReactNode;
}

const sourceWords = { record: 'As on the worker’s record', typed: 'Typed here' } as const;

/** A field to fill in. */
export function CertificateField({ field, copy, ...rest }: CertificateFieldProps) {
  return (
    <div className="certificate-field">
      <Control field={field} {...rest} />
      <p className="certificate-source">
        {field.source !== null && sourceWords[field.source]}
        {copy}
      </p>
    </div>
  );
}

/** The name beside its control, and hint and error under that. */
const inOneLine =
  'md:grid md:grid-cols-[11.25rem_minmax(0,1fr)] md:items-center md:gap-x-4 md:[&>p]:col-start-2';

/** Those of many words. */
const manyLines = ['job-description', 'client-contract'];

function Control({ field: { id }, facts, label, hint, errorOf }: Omit<CertificateFieldProps, 'copy'>) {
  const fieldProps = (name: string) => ({
    ...{ name, label, hint, error: errorOf(name) },
    className: inOneLine,
  });
  switch (id) {
    case 'route':
      return (
        <p>
          <span className="block font-medium">{label}</span> Skilled Worker
        </p>
      );
    case 'start-date':
      return <DateField {...fieldProps('startDay')} defaultValue={facts.startDay ?? ''} />;
    case 'end-date':
      return <DateField {...fieldProps('endDay')} defaultValue={facts.endDay ?? ''} />;
    case 'weekly-hours':
      return <NumberField {...fieldProps('hoursPerWeek')} decimal defaultValue={facts.hoursPerWeek ?? ''} />;
    case 'occupation-code':
      return <NumberField {...fieldProps('occupationCode')} defaultValue={facts.occupationCode ?? ''} />;
    case 'salary':
      return (
        <NumberField
          {...fieldProps('pay')}
          unit="a year"
          decimal
          defaultValue={facts.payPence === null ? '' : `${facts.payPence / 100}`}
        />
      );
    default: {
      const props = { ...fieldProps(`fields.${id}`), defaultValue: facts.fields[id] ?? '' };
      return manyLines.includes(id) || id.startsWith('explain-') ? (
        <LinesField {...props} rows={id === 'job-description' ? 5 : 2} maxLength={2000} />
      ) : (
        <TextField {...props} autoComplete="off" maxLength={2000} />
      );
    }
  }
}
