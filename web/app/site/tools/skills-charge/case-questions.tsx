import { AnswerControl } from './answer-control.tsx';
import { type CaseField, type CaseQuestion, caseFields } from './case-fields.ts';

export interface CaseQuestionsProps {
  /** The questions that matter for these answers; this component shows some of them. */
  asked: readonly CaseQuestion[];
  field: (name: CaseQuestion) => { name: string; defaultValue: string; error: string | undefined };
  /** The jobs that the code's list rows name. */
  listedJobs: string;
}

/** Those of the further questions that belong in one place of the form. */
export function CaseQuestions({
  of,
  asked,
  field,
  listedJobs,
}: CaseQuestionsProps & { of: readonly CaseQuestion[] }) {
  return of
    .filter((question) => asked.includes(question))
    .map((question) => {
      const { hint, ...rest }: CaseField = caseFields[question];
      const said = question === 'listScopeConfirmed' ? `The list names: ${listedJobs}.` : hint;
      return <AnswerControl key={question} {...field(question)} {...rest} hint={said} />;
    });
}
