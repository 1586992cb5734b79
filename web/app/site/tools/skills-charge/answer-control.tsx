import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { type Option, SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { suggestRoles } from '../role/suggest-roles.ts';

export interface AnswerControlProps {
  name: string;
  label: string;
  hint?: string | undefined;
  defaultValue: string;
  error: string | undefined;
  optional?: boolean | undefined;
  /** The options to choose from. Without them, a job or its code is typed, or a value of this kind. */
  options?: readonly Option[] | undefined;
  kind?: 'day' | 'number' | undefined;
}

/** The field of one question, by the type of its answer. */
export function AnswerControl({ options, kind, ...field }: AnswerControlProps) {
  if (options) return <SelectField {...field} options={options} />;
  if (kind === 'day') return <DateField {...field} />;
  if (kind === 'number') return <NumberField {...field} />;
  return (
    <div ref={suggestRoles}>
      <TextField {...field} autoComplete="off" />
    </div>
  );
}
