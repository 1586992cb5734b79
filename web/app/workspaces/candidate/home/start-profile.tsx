import { type Action, actionForm } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { Button } from '../../../ui/button.tsx';

/** For a recruiter without a profile: begins one, with the intent `start-profile`. */
export function StartProfile({ action: { send, sending } }: { action: Action<unknown> }) {
  return (
    <Panel
      title="Look for a job yourself"
      text="Start a profile with this account. The organisations you belong to don’t see it, unless you apply to one of their jobs."
    >
      <Button type="button" onClick={() => sending || send(actionForm('start-profile'))}>
        Start a profile
      </Button>
    </Panel>
  );
}
