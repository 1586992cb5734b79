import type { Sponsoring } from '@portway/contracts/account/organisation/sponsoring';
import { Check } from 'lucide-react';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { sponsoringWords, sponsorshipPath } from './sponsoring-words.ts';

interface SponsoringQuestionProps {
  /** Null is not answered. */
  answer: Sponsoring | null;
  onAnswer?: () => void;
}

/** Asked once of those who run an organisation; the answer is kept with it, and can be changed. */
export function SponsoringQuestion({ answer, onAnswer }: SponsoringQuestionProps) {
  const { send, sending, formState, reauthDialog } = useAction(onAnswer, sponsorshipPath);
  return (
    <fieldset className="sponsoring" aria-busy={sending}>
      <legend>Do you sponsor anyone already?</legend>
      <div className="sponsoring-answers">
        {sponsoringWords.map(({ value, label, hint }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === answer}
            onClick={() => sending || send(actionForm('sponsoring', { answer: value }))}
          >
            <span className="sponsoring-label">
              {label}
              {value === answer && <Check size={18} aria-hidden />}
            </span>
            <span className="sponsoring-hint">{hint}</span>
          </button>
        ))}
      </div>
      <StatusMessage state={formState} />
      {reauthDialog}
    </fieldset>
  );
}
