import { Revealed } from '../../../../ui/reveal.tsx';
import { AnswerControl } from '../answer-control.tsx';
import { type CaseQuestion, isCaseQuestion } from '../case-fields.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import type { Problem } from './evaluate-comparison.ts';
import type { Question } from './questions.ts';

interface ScenarioFieldsProps {
  asked: readonly Question[];
  /** The further questions that some of these scenarios need. */
  cases: readonly CaseQuestion[];
  answers: SponsorshipAnswers;
  problems: readonly Problem[];
  /** Prefix of field names: the scenario's letter and a dot, or empty for shared answers. */
  start: string;
}

/** The fields of some questions, for one scenario or for all. */
export function ScenarioFields({ asked, cases, answers, problems, start }: ScenarioFieldsProps) {
  return asked
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => !isCaseQuestion(name) || cases.includes(name))
    .map(({ when, ...field }) => {
      const name = start + field.name;
      const error = problems.find((problem) => problem.name === name)?.message;
      const control = (
        <AnswerControl key={name} {...field} name={name} defaultValue={answers[field.name]} error={error} />
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
