import type { Turn } from '../../../kit/forms/form-state.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldOf } from './enquiry-form.tsx';

interface TelephoneFieldsProps {
  turn: Turn;
  /** Each as in `France (+33)`; from a loader, because the list is long. */
  countries: readonly string[];
}

const home = 'United Kingdom (+44)';

/**
 * A country code, +44 to begin with, and the number. Several countries share a code, so that an option's value is
 * country and code; `sendForm` sends the code.
 */
export function TelephoneFields({ turn, countries }: TelephoneFieldsProps) {
  const { defaultValue, ...code } = fieldOf(turn, 'countryCode');
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
      <SelectField
        {...code}
        label="Country code"
        autoComplete="tel-country-code"
        defaultValue={defaultValue || home}
        options={countries.map((country) => ({ value: country, label: country }))}
      />
      <TextField
        {...fieldOf(turn, 'phoneNumber')}
        label="Phone number"
        type="tel"
        autoComplete="tel-national"
        optional
      />
    </div>
  );
}
