import { dayInWords } from '../../../text/days.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { type AutosaveFieldProps, fieldId } from './autosave-fields.tsx';
import { Autosaved, errorIn } from './autosaved.tsx';
import { asText, useAnswer } from './use-answer.ts';

/** A date. */
export function AutosaveDateField({ of, ...field }: AutosaveFieldProps) {
  const answer = useAnswer(of);
  const day = asText(answer.value);
  return (
    <Autosaved answer={answer} inWords={(value) => (asText(value) === '' ? '' : dayInWords(asText(value)))}>
      <DateField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        defaultValue={day}
        error={errorIn(answer)}
        onChange={({ currentTarget: { value, validity } }) => {
          // A half-entered date has an empty value.
          if (!validity.badInput) answer.type(value === '' ? null : value);
        }}
        onBlur={answer.settle}
      />
    </Autosaved>
  );
}
