import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface TelephoneFieldsProps {
  formState: FormState;
  /** Each like `France (+33)`; from a loader, because the list is long. */
  countries: readonly string[];
}

const home = 'United Kingdom (+44)';

/**
 * Country code (+44 by default) and number. Several countries share a code, so an option's value has both
 * country and code; `sendForm` sends the code.
 */
export function TelephoneFields({ formState, countries }: TelephoneFieldsProps) {
  const { defaultValue, ...code } = fieldOf(formState, 'countryCode');
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
        {...fieldOf(formState, 'phoneNumber')}
        label="Phone number"
        type="tel"
        autoComplete="tel-national"
        optional
      />
    </div>
  );
}
