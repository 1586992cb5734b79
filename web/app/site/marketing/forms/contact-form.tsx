import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { TelephoneFields } from './telephone-fields.tsx';

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
