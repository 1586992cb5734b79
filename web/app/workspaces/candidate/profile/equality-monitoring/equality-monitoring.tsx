import { idle } from '../../../../kit/forms/form-state.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Agree } from './agree.tsx';
import { DeleteIdentity } from './delete-equality-monitoring.tsx';
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
