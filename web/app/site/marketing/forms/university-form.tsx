import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

/** The fields of a university's registration, in order. */
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

interface UniversityFormProps {
  formState: FormState;
  constraints: HtmlConstraints;
}

export function UniversityForm({ formState, constraints }: UniversityFormProps) {
  return (
    <EnquiryForm
      action="/universities#register"
      formState={formState}
      buttons={(sending) => <SendButton sending={sending !== undefined}>Register Now</SendButton>}
    >
      <TextField
        {...fieldOf(formState, 'university', constraints)}
        label="University"
        autoComplete="organization"
      />
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
        />
      </div>
      <TextField
        {...fieldOf(formState, 'role', constraints)}
        label="Your role"
        autoComplete="organization-title"
        optional
      />
      <TextField
        {...fieldOf(formState, 'email', constraints)}
        label="Email address"
        type="email"
        autoComplete="email"
      />
      <TextField
        {...fieldOf(formState, 'phoneNumber', constraints)}
        label="Phone number"
        hint="Outside the UK, begin with + and the country code."
        type="tel"
        autoComplete="tel"
        optional
      />
      <LinesField
        {...fieldOf(formState, 'message', constraints)}
        label="What would you like from a partnership?"
        rows={5}
        optional
      />
    </EnquiryForm>
  );
}
