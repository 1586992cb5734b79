import type { Turn } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm, fieldOf } from './enquiry-form.tsx';

/** The fields of a university's registration, in their order. */
export const universityNames = [
  'university',
  'firstName',
  'lastName',
  'role',
  'email',
  'phoneNumber',
  'message',
  'leaveEmpty',
] as const;

export function UniversityForm({ turn }: { turn: Turn }) {
  return (
    <EnquiryForm
      action="/universities#register"
      turn={turn}
      buttons={(sending) => <SendButton sending={sending !== undefined}>Register Now</SendButton>}
    >
      <TextField {...fieldOf(turn, 'university')} label="University" autoComplete="organization" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...fieldOf(turn, 'firstName')} label="First name" autoComplete="given-name" />
        <TextField {...fieldOf(turn, 'lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...fieldOf(turn, 'role')} label="Your role" autoComplete="organization-title" optional />
      <TextField {...fieldOf(turn, 'email')} label="E-mail address" type="email" autoComplete="email" />
      <TextField
        {...fieldOf(turn, 'phoneNumber')}
        label="Phone number"
        hint="Outside the UK, begin with + and the country’s code."
        type="tel"
        autoComplete="tel"
        optional
      />
      <LinesField
        {...fieldOf(turn, 'message')}
        label="What would you like from a partnership?"
        rows={5}
        optional
      />
    </EnquiryForm>
  );
}
