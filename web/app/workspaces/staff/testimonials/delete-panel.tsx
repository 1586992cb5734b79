import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';

/** Deletes it for good, after a question. */
export function DeletePanel() {
  const { send, formState } = useAction();
  return (
    <Panel title="Delete">
      <ConfirmButton
        button="Delete the testimonial"
        title="Delete this testimonial?"
        yes="Delete it"
        onYes={() => send(actionForm('delete'))}
      >
        <p>It is gone for good, from the home page too.</p>
      </ConfirmButton>
      <StatusMessage state={formState} />
    </Panel>
  );
}
