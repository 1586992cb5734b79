import { BusyButton } from '../../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import { type FormState, idle } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { onDay } from '../../../../text/moments.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { IdentityFields } from './equality-monitoring-fields.tsx';
import type { IdentityRecord, IdentityState } from './equality-monitoring-record.ts';
import { useIdentity } from './use-equality-monitoring.ts';

/** The section of the profile that only its owner sees. It loads separately: nothing waits for it. */
export function Identity() {
  const { record, state } = useIdentity();
  return (
    <Panel
      id="identity"
      title="Identity"
      text={
        <>
          <p>Optional and confidential. Not used for matching.</p>
          <p className="mt-2">
            Only you can see your answers. You can choose to show your pronouns on your profile, but nothing
            else.
          </p>
        </>
      }
    >
      <Body record={record} state={state} />
    </Panel>
  );
}

function Body({ record, state }: { record: IdentityRecord; state: IdentityState }) {
  switch (state.status) {
    case 'loading':
      return <Skeleton lines={[7, 9]} />;
    case 'failed':
      return (
        <>
          <Notice kind="error" title="This part did not load. Check your connection, then try again." live />
          <Button type="button" look="outline" className="mt-5" onClick={() => void record.look()}>
            Try again
          </Button>
        </>
      );
    case 'unreadable':
      return (
        <>
          <Notice kind="warning" title={state.message} />
          <DeleteIdentity record={record} outcome={idle} />
        </>
      );
    case 'asking':
      return <Agree record={record} outcome={state.outcome ?? idle} busy={state.busy === true} />;
    case 'agreed':
      return (
        <>
          <IdentityFields record={record} isNew={state.fresh} />
          <DeleteIdentity record={record} outcome={state.outcome ?? idle} since={state.since} />
        </>
      );
  }
}

interface AgreeProps {
  record: IdentityRecord;
  outcome: FormState;
  busy: boolean;
}

/** What the questions are and how the answers are used, shown before anything is asked. */
function Agree({ record, outcome, busy }: AgreeProps) {
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

interface DeleteIdentityProps {
  record: IdentityRecord;
  outcome: FormState;
  /** When consent was given. */
  since?: string;
}

/** Withdraws consent and deletes the answers. */
function DeleteIdentity({ record, outcome, since }: DeleteIdentityProps) {
  return (
    <div className="mt-6">
      {since !== undefined && (
        <p className="mb-3 text-14 text-ink-2">
          You agreed on {onDay(since)} that we could keep these answers.
        </p>
      )}
      <ConfirmButton
        button="Delete these answers"
        title="Delete your answers about identity?"
        yes="Delete them"
        no="Keep them"
        onYes={() => void record.remove()}
      >
        <p>
          We will delete your answers and your agreement at once, and remove your pronouns from your profile.
        </p>
        <p>Everything else in your profile will stay. You cannot undo this, but you can answer again.</p>
      </ConfirmButton>
      <StatusMessage state={outcome} />
    </div>
  );
}
