import { FieldError, type FieldProps, Hint, wiring } from './field.tsx';
import './pill-choice.css';
import type { Option } from './select-field.tsx';

interface PillChoiceProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'> {
  options: readonly Option[];
  defaultValue: string;
}

/** One of a few short answers, drawn as pills that wrap; native radios in a fieldset. */
export function PillChoice({ name, label, hint, error, options, defaultValue }: PillChoiceProps) {
  const { id, ...described } = wiring({ name, hint, error });
  return (
    <fieldset className="pill-choice" aria-describedby={described['aria-describedby']}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, label: text }, index) => (
          <span key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              id={index === 0 ? id : `${id}-${value}`}
              defaultChecked={value === defaultValue}
              className="segment"
            />
            <label htmlFor={index === 0 ? id : `${id}-${value}`}>{text}</label>
          </span>
        ))}
      </div>
      {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      {error !== undefined && <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}
