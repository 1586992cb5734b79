import { BusyButton } from '../../../../kit/forms/busy-button.tsx';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import type { IdentityRecord } from './equality-monitoring-record.ts';

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
        law gives these answers special protection, so we need your agreement first.
      </p>
      <dl className="identity-terms">
        <div>
          <dt>Who sees them</dt>
          <dd>Only you. Recruiters see your pronouns if you choose to show them.</dd>
        </div>
        <div>
          <dt>What they are for</dt>
          <dd>
            Pronouns tell people how to refer to you. We keep the rest for you and use it for nothing else. It
            is not used for matching or statistics.
          </dd>
        </div>
        <div>
          <dt>How we store them</dt>
          <dd>Separately from your profile, and encrypted.</dd>
        </div>
        <div>
          <dt>How to end it</dt>
          <dd>
            Choose “Delete these answers”. We delete them and end your agreement at once. Nothing else
            changes.
          </dd>
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
