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
  /** What can be chosen. Without it the answer is typed: a job or its code, unless it is of another kind. */
  options?: readonly Option[] | undefined;
  kind?: 'day' | 'number' | undefined;
}

/** The field of one question, by what its answer is. */
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
