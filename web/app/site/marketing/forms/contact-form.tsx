import type { Turn } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm, fieldOf } from './enquiry-form.tsx';
import { TelephoneFields } from './telephone-fields.tsx';

/** The fields of the contact form, in their order. */
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
  turn: Turn;
  countries: readonly string[];
}

export function ContactForm({ turn, countries }: ContactFormProps) {
  return (
    <EnquiryForm
      action="/contact#message-us"
      turn={turn}
      buttons={(sending) => <SendButton sending={sending !== undefined}>Send Message</SendButton>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...fieldOf(turn, 'firstName')} label="First name" autoComplete="given-name" />
        <TextField {...fieldOf(turn, 'lastName')} label="Last name" autoComplete="family-name" optional />
      </div>
      <TextField {...fieldOf(turn, 'email')} label="E-mail address" type="email" autoComplete="email" />
      <TelephoneFields turn={turn} countries={countries} />
      <LinesField {...fieldOf(turn, 'message')} label="Message" rows={6} />
    </EnquiryForm>
  );
}
