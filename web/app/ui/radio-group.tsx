import './tags-field.css';
import { type FieldProps, Hint, wiring } from './field.tsx';

interface RadioGroupProps<Value extends string> extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while nothing is selected. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/**
 * One of several answers that are too many, or too long, to fit side by side: native radios in a fieldset.
 */
export function RadioGroup<Value extends string>({
  name,
  label,
  hint,
  options,
  chosen,
  onChoose,
}: RadioGroupProps<Value>) {
  const { 'aria-describedby': describedBy } = wiring({ name, hint, error: undefined });
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-1 font-medium">{label}</legend>
      {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      <ul className="check-group">
        {options.map(({ value, label: text }, index) => (
          <li key={value} className="check-line">
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${index}`}
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0"
            />
            <label htmlFor={index === 0 ? name : `${name}-${index}`}>{text}</label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
