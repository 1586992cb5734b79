import type { Turn } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldOf } from '../forms/enquiry-form.tsx';
import { TextLink } from '../parts/text-link.tsx';

/** Who comes, and how we reach them. */
export function BookingFields({ turn }: { turn: Turn }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...fieldOf(turn, 'firstName')} label="First name" autoComplete="given-name" optional />
        <TextField {...fieldOf(turn, 'lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...fieldOf(turn, 'email')} label="E-mail address" type="email" autoComplete="email" />
      <TextField
        {...fieldOf(turn, 'organization')}
        label="Organisation"
        autoComplete="organization"
        optional
      />
      <TextField
        {...fieldOf(turn, 'phone')}
        label="Phone number"
        hint="We call you on it. Outside the UK, begin with + and the country’s code."
        type="tel"
        autoComplete="tel"
      />
      <LinesField {...fieldOf(turn, 'comments')} label="Comments" rows={4} optional />
      <p className="text-14 text-ink-2">
        We keep this for two years after we meet. <TextLink to="/privacy-policy">Privacy policy</TextLink>.
      </p>
    </div>
  );
}
