import { type AutosaveFieldProps, fieldId } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { TextField } from '../../../../ui/text-field.tsx';

/** A whole number of months. */
export function MonthsLeftField({ of, ...field }: AutosaveFieldProps) {
  const answer = useAnswer(of);
  return (
    <Autosaved answer={answer} inWords={shown}>
      <TextField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        unit="months"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown(answer.value)}
        error={errorIn(answer)}
        onChange={(event) => answer.type(typed(event.currentTarget.value))}
        onBlur={answer.settle}
      />
    </Autosaved>
  );
}

const shown = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? `${value}` : '');

/** Null when empty; invalid text is passed on as it is, to be refused. */
function typed(text: string): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,4}$/.test(plain) ? Number(plain) : plain;
}
