import { type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { whichRole } from '../../salary/role/which-role.tsx';
import { ground } from '../assessment-answers.ts';
import type { AssessmentState } from '../assessment-state.ts';
import { purposeTitle } from '../questions.ts';
import { JobField } from './job-field.tsx';
import { ChoiceStep, EmailStep } from './step-fields.tsx';
import type { HelpShown } from './step-help.ts';

/** One step. The answers travel in the query; once an email address is typed, everything is posted. */
export function StepForm({ state, help }: { state: AssessmentState; help: HelpShown }) {
  const { key } = useLocation();
  const { step, email } = state;
  const errors = errorsOf(state);
  const heading = useStepFocus(errors.length > 0);
  const posts = step.question === undefined || email !== '';
  return (
    <Card>
      <Progress label={`Question ${step.index + 1} of 6`} value={step.index} max={5} />
      <Form
        // A new key for each response, so that the fields show its answers.
        key={key}
        method={posts ? 'post' : 'get'}
        action={posts ? step.here : '/assessment'}
        noValidate
        className="mt-6 flex flex-col gap-8"
      >
        <ErrorSummary errors={errors} />
        <div>
          {step.question ? (
            <>
              <ChoiceStep question={step.question} step={step} help={help} heading={heading} />
              {step.purpose && <PurposeField {...step.purpose} />}
              {step.job?.asks && <JobField {...step.job} />}
            </>
          ) : (
            <EmailStep state={state} help={help} heading={heading} />
          )}
        </div>
        <Carried state={state} />
        <Ways index={step.index} />
      </Form>
    </Card>
  );
}

function errorsOf({ step: { question, job, problem }, failure }: AssessmentState) {
  const name = question?.name ?? 'email';
  const errors = [
    { name, message: problem },
    { name: job?.found.which ? whichRole : 'role', message: job?.asks ? job.problem : undefined },
    { name, message: failure },
  ];
  return errors.flatMap(({ name, message }) => (message === undefined ? [] : [{ name, message }]));
}

/** Hidden fields: answers that this step does not ask for but the next one needs. */
function Carried({ state: { step, email } }: { state: AssessmentState }) {
  return (
    <>
      {step.others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="at" value={step.index + 1} />
      {step.question !== undefined && email !== '' && <input type="hidden" name="email" value={email} />}
    </>
  );
}

/** Next comes first in the form, so that Enter submits with it. */
function Ways({ index }: { index: number }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>{index === 5 ? 'See my result' : 'Next'}</Button>
      {index > 0 ? (
        <Button look="outline" name="go" value="back">
          Previous
        </Button>
      ) : (
        <LinkButton to="/" look="quiet">
          Skip Assessment
        </LinkButton>
      )}
    </div>
  );
}

/** What the organisation exists for: a ground of refusal since 20 May 2026. It may be left open. */
function PurposeField({ options, chosen }: { options: readonly string[]; chosen: string }) {
  return (
    <ChoiceField
      name={ground}
      label={purposeTitle}
      hint="Since 20 May 2026 such an application must be refused, so the result says so."
      options={options.map((option) => ({ value: option, label: option }))}
      defaultValue={chosen}
      optional
      className="mt-8"
    />
  );
}

/**
 * Moves focus to the step's heading when the step changes; if there are errors, their summary takes it
 * instead.
 */
function useStepFocus(wrong: boolean): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation();
  const previousKey = useRef(key);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    if (!wrong) heading.current?.focus();
  }, [key, wrong]);
  return heading;
}
