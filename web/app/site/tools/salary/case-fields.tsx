import { notAnswered } from '../../../text/questions.ts';
import { caseLabel, formWords } from '../../../text/reader/form-words.ts';
import type { Reader } from '../../../text/reader/reader.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { postdoctoralGround } from './case-options.ts';
import {
  type CaseGroup,
  type CaseQuestion,
  type CaseQuestionWords,
  caseQuestions,
} from './case-questions.ts';
import type { RoleFound } from './role/role-field.tsx';

interface CaseFieldsProps {
  group: CaseGroup;
  questions: readonly CaseQuestion[];
  field: (name: CaseQuestion) => { name: string; defaultValue: string; error: string | undefined };
  role: RoleFound;
  /** The bands, grades or roles of the code’s national pay scale. */
  payScaleRoles: readonly { value: string; label: string }[];
  /** Inside a group with a heading of its own, where another would say the same. */
  quiet?: boolean;
  reader?: Reader;
}

const titles: Readonly<Record<Exclude<CaseGroup, 'worker' | 'sponsor'>, string>> = {
  job: 'The job',
  pay: 'The pay',
  atas: 'ATAS certificate',
};

/** The questions of one group that this case needs. A single question has its heading visually hidden. */
export function CaseFields(props: CaseFieldsProps) {
  const { group, questions, field, role, payScaleRoles, quiet = false, reader = 'employer' } = props;
  const groupQuestions = questions.filter((question) => caseQuestions[question].group === group);
  if (groupQuestions.length === 0) return null;
  const heading =
    groupQuestions.length > 1 && !quiet ? 'mb-5 font-display text-20 font-bold tracking-tight' : 'sr-only';
  return (
    <fieldset className="min-w-0">
      <legend className={heading}>{{ ...titles, ...formWords(reader) }[group]}</legend>
      <div className="flex flex-col gap-6">
        {groupQuestions.map((question) => (
          <CaseField
            key={question}
            field={field(question)}
            words={wordsFor(question, { role, payScaleRoles, reader })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function CaseField({
  field,
  words: { label, hint, more, options, typed, optional },
}: {
  field: ReturnType<CaseFieldsProps['field']>;
  words: CaseQuestionWords;
}) {
  const fieldProps = { ...field, label, optional };
  if (typed === 'day') return <DateField {...fieldProps} hint={hint} />;
  if (typed !== undefined) return <NumberField {...fieldProps} hint={hint} decimal={typed !== 'months'} />;
  const link = more && (
    <AwayLink to={more.to} className="text-link underline underline-offset-4">
      {more.label}
    </AwayLink>
  );
  return <SelectField {...fieldProps} hint={hint ?? link} options={[notAnswered, ...(options ?? [])]} />;
}

/**
 * Text that depends on the job: its roles, the jobs its lists name, and whether it can be a postdoctoral one.
 */
function wordsFor(
  question: CaseQuestion,
  { role, payScaleRoles, reader }: Pick<CaseFieldsProps, 'role' | 'payScaleRoles'> & { reader: Reader },
): CaseQuestionWords {
  const usual = caseQuestions[question];
  const words = { ...usual, label: caseLabel(question, reader) ?? usual.label };
  if (question === 'payScaleRole') return { ...words, options: payScaleRoles };
  if (question === 'listScopeConfirmed') return { ...words, hint: `The list names: ${role.listedJobs}.` };
  if (question === 'newEntrantLimb' && role.postdoctoral)
    return { ...words, options: [...(words.options ?? []), postdoctoralGround] };
  return words;
}
