import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'id'>;

export interface TextFieldProps extends FieldProps, Native {
  /** An icon on the left, or a unit on the right, both decoration: the label says the same in words. */
  icon?: ReactNode;
  unit?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Set `autoComplete` and `inputMode` where they help. */
export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  className,
  icon,
  unit,
  inputRef,
  ...native
}: TextFieldProps) {
  const field = { name, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <span className="relative block">
        {icon !== undefined && (
          <span aria-hidden className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center">
            {icon}
          </span>
        )}
        <input
          ref={inputRef}
          type="text"
          name={name}
          className={classNames(
            control,
            controlEdge(error),
            icon !== undefined && 'pl-12',
            unit !== undefined && 'pr-20',
          )}
          {...wiring(field)}
          {...native}
        />
        {unit !== undefined && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-14 text-ink-2"
          >
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
