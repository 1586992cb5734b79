import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A number as a text field: no spinner that a scroll wheel changes, and what was typed comes back unchanged.
 * `decimal` shows a keypad with a decimal point.
 */
export function NumberField({ decimal = false, ...rest }: TextFieldProps & { decimal?: boolean }) {
  return <TextField inputMode={decimal ? 'decimal' : 'numeric'} autoComplete="off" {...rest} />;
}
