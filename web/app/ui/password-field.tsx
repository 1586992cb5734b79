import { type InputHTMLAttributes, useState } from 'react';
import { classNames } from './class-names.ts';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'id' | 'type'>;

/**
 * A password field with a button that shows the password. Set `autoComplete` to `current-password` or
 * `new-password`.
 */
export function PasswordField({
  name,
  label,
  hint,
  error,
  optional,
  className,
  ...native
}: FieldProps & Native) {
  const [isVisible, setIsVisible] = useState(false);
  const field = { name, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <span className="relative block">
        <input
          type={isVisible ? 'text' : 'password'}
          name={name}
          className={classNames(control, controlEdge(error), 'pr-20')}
          autoCapitalize="none"
          spellCheck={false}
          {...wiring(field)}
          {...native}
        />
        <button
          type="button"
          // The label says what it does now, so `aria-pressed` is not needed.
          onClick={() => setIsVisible(!isVisible)}
          className="needs-scripts absolute inset-y-0 right-0 min-h-11 rounded-8 px-4 text-14 font-semibold text-link"
        >
          {isVisible ? 'Hide' : 'Show'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </span>
    </Field>
  );
}
