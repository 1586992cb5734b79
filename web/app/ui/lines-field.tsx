import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'id'>;

/** Several lines of text, to type or to paste into; `figures` prevents wrapping. */
export function LinesField({
  name,
  label,
  hint,
  error,
  optional,
  className,
  figures = false,
  inputRef,
  ...native
}: FieldProps & Native & { figures?: boolean; inputRef?: Ref<HTMLTextAreaElement> }) {
  const field = { name, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <textarea
        ref={inputRef}
        name={name}
        className={classNames(control, controlEdge(error), figures && 'figures')}
        {...wiring(field)}
        {...native}
      />
    </Field>
  );
}
