import { dayInWords } from '../../../text/days.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { faultIn, Kept } from './kept.tsx';
import { fieldId, type KeptFieldProps } from './kept-fields.tsx';
import { asText, useAnswer } from './use-answer.ts';

/** A date. */
export function KeptDate({ of, ...field }: KeptFieldProps) {
  const answer = useAnswer(of);
  const day = asText(answer.value);
  return (
    <Kept answer={answer} inWords={(value) => (asText(value) === '' ? '' : dayInWords(asText(value)))}>
      <DateField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        defaultValue={day}
        error={faultIn(answer)}
        onChange={({ currentTarget: { value, validity } }) => {
          // A half-entered date has an empty value.
          if (!validity.badInput) answer.type(value === '' ? null : value);
        }}
        onBlur={answer.settle}
      />
    </Kept>
  );
}
