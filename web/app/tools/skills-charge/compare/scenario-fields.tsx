import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { suggestRoles } from '../../role/suggest-roles.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import type { Problem } from './answer-comparison.ts';
import type { AnswerField, Question } from './questions.ts';

interface ScenarioFieldsProps {
  asked: readonly Question[];
  answers: SponsorshipAnswers;
  problems: readonly Problem[];
  /** The scenario's letter and a point, or nothing for what all share. */
  start: string;
}

/** The fields of some questions, for one scenario or for all. */
export function ScenarioFields({ asked, answers, problems, start }: ScenarioFieldsProps) {
  return asked
    .flatMap(({ fields }) => fields)
    .map(({ when, ...field }) => {
      const name = start + field.name;
      const error = problems.find((problem) => problem.name === name)?.message;
      const control = (
        <Control key={name} {...field} name={name} defaultValue={answers[field.name]} error={error} />
      );
      return when ? (
        <Revealed key={name} when={when}>
          {control}
        </Revealed>
      ) : (
        control
      );
    });
}

interface ControlProps extends Omit<AnswerField, 'name' | 'when'> {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

function Control({ options, kind, ...field }: ControlProps) {
  if (options) return <SelectField {...field} options={options} />;
  if (kind === 'day') return <DateField {...field} />;
  if (kind === 'number') return <NumberField {...field} />;
  return (
    <div ref={suggestRoles}>
      <TextField {...field} autoComplete="off" />
    </div>
  );
}
