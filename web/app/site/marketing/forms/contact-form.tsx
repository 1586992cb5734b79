import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { useEffect, useRef, useState } from 'react';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { homeCountry, howToWrite } from './telephone-advice.ts';

/** The fields of the contact form, in order. */
export const contactNames = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phoneNumber',
  'message',
  'leaveEmpty',
] as const;

interface ContactFormProps {
  formState: FormState;
  countries: readonly string[];
  constraints: HtmlConstraints;
}

export function ContactForm({ formState, countries, constraints }: ContactFormProps) {
  return (
    <EnquiryForm
      action="/contact#message-us"
      formState={formState}
      buttons={(sending) => <SendButton sending={sending !== undefined}>Send Message</SendButton>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...fieldOf(formState, 'firstName', constraints)}
          label="First name"
          autoComplete="given-name"
        />
        <TextField
          {...fieldOf(formState, 'lastName', constraints)}
          label="Last name"
          autoComplete="family-name"
          optional
        />
      </div>
      <TextField
        {...fieldOf(formState, 'email', constraints)}
        label="Email address"
        type="email"
        autoComplete="email"
      />
      <TelephoneFields formState={formState} countries={countries} />
      <LinesField {...fieldOf(formState, 'message', constraints)} label="Message" rows={6} />
    </EnquiryForm>
  );
}

interface TelephoneFieldsProps {
  formState: FormState;
  /** Each like `France (+33)`; from a loader, because the list is long. */
  countries: readonly string[];
}

/**
 * Country code (+44 by default) and number. Several countries share a code, so an option's value has both
 * country and code; `sendForm` sends the code.
 */
function TelephoneFields({ formState, countries }: TelephoneFieldsProps) {
  const { defaultValue, ...code } = fieldOf(formState, 'countryCode');
  const [country, setCountry] = useState(defaultValue || homeCountry);
  const fields = useRef<HTMLDivElement>(null);
  // What was chosen before the scripts ran, or the browser restored.
  useEffect(() => setCountry((now) => fields.current?.querySelector('select')?.value ?? now), []);
  return (
    <div ref={fields} className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        {...code}
        label="Country code"
        autoComplete="tel-country-code"
        defaultValue={defaultValue || homeCountry}
        onChange={(event) => setCountry(event.currentTarget.value)}
        options={countries.map((each) => ({ value: each, label: each }))}
      />
      <TextField
        {...fieldOf(formState, 'phoneNumber')}
        label="Phone number"
        hint={howToWrite(country)}
        type="tel"
        autoComplete="tel-national"
        optional
      />
    </div>
  );
}
