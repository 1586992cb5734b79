import type { TextareaHTMLAttributes } from 'react';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'id'>;

/** Several lines of text, to type or to paste into. */
export function LinesField({
  name,
  label,
  hint,
  error,
  optional,
  className,
  ...native
}: FieldProps & Native) {
  const field = { name, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <textarea
        name={name}
        className={`${control} ${controlEdge(error)} figures`}
        {...wiring(field)}
        {...native}
      />
    </Field>
  );
}
