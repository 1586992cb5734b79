import { faultIn, Kept } from '../../../../kit/forms/autosave/kept.tsx';
import { fieldId, type KeptFieldProps } from '../../../../kit/forms/autosave/kept-fields.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { TextField } from '../../../../ui/text-field.tsx';

/** A whole number of months. */
export function KeptMonths({ of, ...field }: KeptFieldProps) {
  const answer = useAnswer(of);
  return (
    <Kept answer={answer} inWords={shown}>
      <TextField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        unit="months"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown(answer.value)}
        error={faultIn(answer)}
        onChange={(event) => answer.type(typed(event.currentTarget.value))}
        onBlur={answer.settle}
      />
    </Kept>
  );
}

const shown = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? `${value}` : '');

/** Null when empty; invalid text is passed on as it is, to be refused. */
function typed(text: string): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,4}$/.test(plain) ? Number(plain) : plain;
}
