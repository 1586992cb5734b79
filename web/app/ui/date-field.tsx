import { TextField, type TextFieldProps } from './text-field.tsx';

/** A date, entered with the browser's own date control; its value is `YYYY-MM-DD`. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'icon' | 'unit'>) {
  return <TextField type="date" {...props} />;
}
