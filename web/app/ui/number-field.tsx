import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A number typed as text: no spinner that a scroll wheel changes, and what was typed comes back as typed.
 * `decimal` brings up a keypad with a point.
 */
export function NumberField({ decimal = false, ...rest }: TextFieldProps & { decimal?: boolean }) {
  return <TextField inputMode={decimal ? 'decimal' : 'numeric'} autoComplete="off" {...rest} />;
}
