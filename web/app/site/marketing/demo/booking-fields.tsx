import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../parts/text-link.tsx';

interface BookingFieldsProps {
  formState: FormState;
  constraints: HtmlConstraints;
}

/** Name and contact details of the visitor. */
export function BookingFields({ formState, constraints }: BookingFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...fieldOf(formState, 'firstName', constraints)}
          label="First name"
          autoComplete="given-name"
          optional
        />
        <TextField
          {...fieldOf(formState, 'lastName', constraints)}
          label="Last name"
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...fieldOf(formState, 'email', constraints)}
        label="Email address"
        type="email"
        autoComplete="email"
      />
      <TextField
        {...fieldOf(formState, 'organization', constraints)}
        label="Organisation"
        autoComplete="organization"
        optional
      />
      <TextField
        {...fieldOf(formState, 'phone', constraints)}
        label="Phone number"
        hint="We will call you on it. Outside the UK, begin with + and the country code."
        type="tel"
        autoComplete="tel"
      />
      <LinesField {...fieldOf(formState, 'comments', constraints)} label="Comments" rows={4} optional />
      <p className="text-14 text-ink-2">
        We keep this for two years after we meet. <TextLink to="/privacy-policy">Privacy policy</TextLink>.
      </p>
    </div>
  );
}
