import './tags-field.css';
import { FieldError, type FieldProps, Hint, Optional, wiring } from './field.tsx';
import { useRefused } from './refused.tsx';

interface CheckGroupProps extends FieldProps {
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  /** Called with the selected options after each change, in the order of the options. */
  onChoose: (values: string[]) => void;
  /** Why no more can be selected, if so: then the selection stays as it is, and this is shown. */
  refusal?: (values: string[]) => string | undefined;
}

/**
 * Several answers to one question: native checkboxes in a fieldset. Controlled, because some choices change
 * others.
 */
export function CheckGroup({
  name,
  label,
  hint,
  error,
  optional,
  options,
  chosen,
  onChoose,
  refusal,
}: CheckGroupProps) {
  const refused = useRefused();
  const fault = refused.message ?? error;
  const { 'aria-describedby': describedBy } = wiring({ name, hint, error: fault });
  const toggle = (value: string, on: boolean) => {
    const values = new Set(chosen);
    if (on) values.add(value);
    else values.delete(value);
    const selection = options.map((option) => option.value).filter((each) => values.has(each));
    const why = on ? refusal?.(selection) : undefined;
    if (why !== undefined) {
      refused.refuse(why);
      return;
    }
    refused.forget();
    onChoose(selection);
  };
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-1 font-medium">
        {label}
        {optional && <Optional />}
      </legend>
      {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      <ul className="check-group">
        {options.map(({ value, label: text }, index) => (
          <li key={value} className="check-line">
            <input
              type="checkbox"
              // The first carries the field's id, the target of an error summary's link.
              id={index === 0 ? name : `${name}-${index}`}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
              className="size-5 shrink-0"
            />
            <label htmlFor={index === 0 ? name : `${name}-${index}`}>{text}</label>
          </li>
        ))}
      </ul>
      {fault !== undefined && <FieldError name={name}>{fault}</FieldError>}
      {refused.aloud}
    </fieldset>
  );
}
