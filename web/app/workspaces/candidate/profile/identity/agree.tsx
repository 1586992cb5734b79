import { BusyButton } from '../../../../kit/forms/busy-button.tsx';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import type { IdentityRecord } from './identity-record.ts';

interface AgreeProps {
  record: IdentityRecord;
  outcome: FormState;
  busy: boolean;
}

/** What the questions are and how the answers are used, shown before anything is asked. */
export function Agree({ record, outcome, busy }: AgreeProps) {
  return (
    <>
      <p>
        We ask for your pronouns, your gender and your ethnicity. Answer as much or as little as you like. The
        law protects such answers specially, so we need your agreement first.
      </p>
      <dl className="identity-terms">
        <div>
          <dt>Who sees them</dt>
          <dd>Nobody but you. Recruiters see your pronouns if you tick that they may.</dd>
        </div>
        <div>
          <dt>What they are for</dt>
          <dd>
            Pronouns say how to speak of you. The rest we keep for you and use for nothing: not for matching,
            not for statistics.
          </dd>
        </div>
        <div>
          <dt>How we store them</dt>
          <dd>Apart from your profile, and sealed.</dd>
        </div>
        <div>
          <dt>How to end it</dt>
          <dd>“Delete these answers” takes them and your agreement back, at once. Nothing else changes.</dd>
        </div>
      </dl>
      <div className="mt-5">
        <BusyButton type="button" sending={busy} onClick={() => busy || void record.agree()}>
          I agree, ask me
        </BusyButton>
      </div>
      <StatusMessage state={outcome} />
    </>
  );
}
