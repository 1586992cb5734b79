import { yesOrNo } from '../../text/questions.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Revealed } from '../../ui/reveal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type CheckAnswers, needsOf } from './check-answers.ts';
import { documentGroups, passportOptions } from './check-words.ts';

type Field = (name: keyof CheckAnswers) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
  label: string;
};

interface MethodFieldsProps {
  answers: Pick<CheckAnswers, 'document'>;
  field: Field;
}

const column = 'flex flex-col gap-6';

/** What the check showed, by its method: within a `RevealGroup` with a field for `methodOptions`. */
export function MethodFields({ answers, field }: MethodFieldsProps) {
  return (
    <>
      <Revealed when="b" className={column}>
        <SeenDocument answers={answers} field={field} />
      </Revealed>
      <Revealed when="c" className={column}>
        <DateField {...field('resultExpiresOn')} hint="Leave it empty if the result shows no time limit." />
        <NumberField {...field('weeklyHoursInTerm')} hint="Of a Student, such as 20." optional />
      </Revealed>
      <Revealed when="d" className={column}>
        <ChoiceField {...field('passport')} options={passportOptions} />
        <DateField {...field('passportExpiresOn')} hint="The passport has to be in date." />
      </Revealed>
      <Revealed when="e" className={column}>
        <DateField {...field('noticeOn')} hint="Leave it empty while you wait for the notice." />
      </Revealed>
    </>
  );
}

/** The document that was seen, and what it needs beside itself. */
function SeenDocument({ answers, field }: MethodFieldsProps) {
  const needs = needsOf(answers.document);
  return (
    <>
      <SelectField {...field('document')} options={[]} groups={documentGroups} />
      {needs.nationalInsurance && <ChoiceField {...field('withNationalInsurance')} options={yesOrNo} />}
      {needs.lastDay && <DateField {...field('documentExpiresOn')} />}
      {needs.permission && <DateField {...field('permissionExpiresOn')} />}
      {needs.notice && (
        <DateField {...field('documentNoticeOn')} hint="Leave it empty if you have no such notice." />
      )}
    </>
  );
}
