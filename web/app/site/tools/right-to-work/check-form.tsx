import { yesOrNo } from '../../../text/questions.ts';
import { AnswerForm, type Submission } from '../../../ui/answer-form.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { fieldsOf } from '../../../ui/fields-of.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type CheckAnswers, needsOf } from './check-answers.ts';
import { arrangementOptions, documentGroups, labels, methodOptions, passportOptions } from './check-words.ts';

interface CheckFormProps {
  answers: CheckAnswers;
  problems: readonly { name: string; message: string }[];
  submission: Submission;
}

const column = 'flex flex-col gap-6';

/** How somebody works, how they were checked, and what the check showed. */
export function CheckForm({ answers, problems, submission }: CheckFormProps) {
  const fieldState = fieldsOf(answers, problems);
  const field = (name: keyof CheckAnswers) => ({ ...fieldState(name), label: labels[name] });
  return (
    <AnswerForm>
      <RevealGroup className={column}>
        <ErrorSummary key={submission.attempt} errors={problems} takesFocus={submission.by !== 'change'} />
        <SelectField
          {...field('arrangement')}
          hint="What the contract says, and how the work is done in fact."
          options={arrangementOptions}
          required
        />
        <Revealed when="a" className={column}>
          {answers.arrangement === 'matching-service' && (
            <ChoiceField
              {...field('passesDetails')}
              hint="No, if you found the person through such a service."
              options={yesOrNo}
            />
          )}
          <DateField
            {...field('arrangedOn')}
            hint="The law changed for arrangements made from 1 October 2026."
          />
        </Revealed>
        <DateField {...field('startsOn')} required />
        <SelectField {...field('method')} options={methodOptions} required />
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
        {answers.method !== 'none' && (
          <>
            <DateField {...field('checkedOn')} required />
            <DateField {...field('previousPermissionEnds')} hint="Only for a repeated check." optional />
          </>
        )}
        <FormActions ask="Tell me" />
      </RevealGroup>
    </AnswerForm>
  );
}

type Field = (name: keyof CheckAnswers) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
  label: string;
};

/** The document that was seen, and what it needs beside itself. */
function SeenDocument({ answers, field }: { answers: CheckAnswers; field: Field }) {
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
