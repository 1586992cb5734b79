import { useEffect, useRef, useState } from 'react';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { homeCountry, howToWrite } from './telephone-advice.ts';

interface TelephoneFieldsProps {
  formState: FormState;
  /** Each like `France (+33)`; from a loader, because the list is long. */
  countries: readonly string[];
}

/**
 * Country code (+44 by default) and number. Several countries share a code, so an option's value has both
 * country and code; `sendForm` sends the code.
 */
export function TelephoneFields({ formState, countries }: TelephoneFieldsProps) {
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
