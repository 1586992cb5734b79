import { maxOfAnswer } from '@portway/contracts/candidate/applications/applications';
import { lengthOf } from '@portway/contracts/candidate/profile/profile-texts';
import type { Ref } from 'react';
import { Versions } from '../../../kit/forms/autosave/autosaved.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { asDraft } from './draft.ts';
import { DraftLine } from './draft-line.tsx';
import type { DraftAnswer } from './use-draft.ts';

interface InterestFieldProps {
  company: string;
  draft: DraftAnswer;
  /** The server's error. */
  error: string | undefined;
  inputRef: Ref<HTMLTextAreaElement>;
  onType: (text: string) => void;
}

/** The employer's one question, with the save state of the draft answer. */
export function InterestField({ company, draft, error, inputRef, onType }: InterestFieldProps) {
  const { value, state } = draft;
  return (
    <div>
      <LinesField
        key={draft.replaced}
        inputRef={inputRef}
        name="interest"
        label={`What interests you about working for ${company}?`}
        optional
        rows={7}
        dir="auto"
        defaultValue={value.text}
        error={state.status === 'refused' ? state.message : error}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={draft.settle}
      />
      <div className="apply-under">
        <DraftLine state={state} begun={draft.begun} />
        <Counter length={lengthOf(value.text)} />
      </div>
      {state.status === 'changed' && (
        <Versions mine={value.text} theirs={asDraft(state.theirs).text} onDecide={draft.decide} />
      )}
    </div>
  );
}

function Counter({ length }: { length: number }) {
  const most = maxOfAnswer.toLocaleString('en-GB');
  return (
    <p className="apply-count" data-over={length > maxOfAnswer || undefined}>
      {length.toLocaleString('en-GB')} of {most}
      <span className="sr-only"> characters</span>
    </p>
  );
}
