import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { AssessmentState } from '../assessment-state.ts';
import type { StepShown } from './assessment-step.ts';
import { JobChosen } from './job-field.tsx';
import type { HelpShown } from './step-help.ts';
import { useAccountEmail } from './use-account-email.ts';
import '../../../../ui/choice-field.css';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';

type Heading = RefObject<HTMLHeadingElement | null>;

interface ChoiceStepProps {
  question: NonNullable<StepShown['question']>;
  step: StepShown;
  help: HelpShown;
  heading: Heading;
}

/** A question with its options as large radio buttons; the question is the page's heading. */
export function ChoiceStep({ question: { name, options, chosen }, step, help, heading }: ChoiceStepProps) {
  const described = step.problem === undefined ? `${name}-hint` : `${name}-hint ${name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={described}>
      <legend>
        <StepHeading heading={heading}>{step.title}</StepHeading>
      </legend>
      {step.job && !step.job.asks && <JobChosen {...step.job} />}
      <Help name={name} help={help} />
      <div className="mt-6 flex flex-col gap-3">
        {options.map((option, index) => (
          <Choice
            key={option}
            name={name}
            option={option}
            // The first radio has the field's id, because the error summary links to it.
            id={index === 0 ? name : `${name}-${index + 1}`}
            chosen={option === chosen}
          />
        ))}
        {step.problem !== undefined && <FieldError name={name}>{step.problem}</FieldError>}
      </div>
    </fieldset>
  );
}

function Choice({ name, option, id, chosen }: { name: string; option: string; id: string; chosen: boolean }) {
  return (
    <div className="relative grid">
      <input type="radio" name={name} value={option} id={id} defaultChecked={chosen} className="segment" />
      <label htmlFor={id} className="flex min-h-14 items-center justify-between gap-4 px-6 py-3 font-medium">
        {option}
        <SpriteIcon name="check" size={20} className="shrink-0" />
      </label>
    </div>
  );
}

/** The last step: an email address, and what it is used for today. */
export function EmailStep({
  state,
  help,
  heading,
}: {
  state: AssessmentState;
  help: HelpShown;
  heading: Heading;
}) {
  const accountEmail = useAccountEmail();
  const [usesOther, setUsesOther] = useState(false);
  const isKnown = accountEmail !== undefined && !usesOther && state.step.problem === undefined;
  return (
    <>
      <StepHeading heading={heading}>{state.step.title}</StepHeading>
      <Help name="purpose" help={help} />
      {isKnown ? (
        <div className="mt-6">
          <p>
            We send it to <b className="wrap-anywhere">{accountEmail}</b>, the address of your account.
          </p>
          <input type="hidden" name="email" value={accountEmail} />
          <Button type="button" look="quiet" onClick={() => setUsesOther(true)}>
            Use another address
          </Button>
        </div>
      ) : (
        <TextField
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          defaultValue={state.email}
          error={state.step.problem}
          className="mt-6"
        />
      )}
      <input type="hidden" name="attempt" value={state.attempt} />
    </>
  );
}

function StepHeading({ heading, children }: { heading: Heading; children: string }) {
  return (
    <h1 ref={heading} tabIndex={-1} className="text-36">
      {children}
    </h1>
  );
}

function Help({ name, help: { text, list = [], link } }: { name: string; help: HelpShown }) {
  return (
    <div id={`${name}-hint`} className="mt-3 max-w-measure text-15 text-ink-2">
      <p>{text}</p>
      {list.length > 0 && (
        <>
          <p className="mt-3 font-medium text-ink">The usual set</p>
          <ul className="mt-1 list-disc pl-5">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      {link && (
        <p className="mt-3">
          <Link to={link.to} className="font-medium text-link underline underline-offset-4">
            {link.label}
          </Link>
        </p>
      )}
    </div>
  );
}
