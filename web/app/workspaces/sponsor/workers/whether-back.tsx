import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { dayInWords } from '../../../text/days.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Of an absence that a file gave without a last day: nothing follows before someone has answered. */
export function WhetherBack({ absence, firstDay }: { absence: string; firstDay: string }) {
  const { send, sending, formState } = useAction();
  const stillAway = () => {
    const form = new FormData();
    form.set('intent', 'still-away');
    form.set('absence', absence);
    if (!sending) send(form);
  };
  return (
    <Notice kind="warning" className="mb-4" title="Are they back at work?">
      <p>
        The imported file gives no last day for the absence from {dayInWords(firstDay)}. If they are back,
        record the last day below. If they are still away, its days are counted.
      </p>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          stillAway();
        }}
      >
        <BusyButton sending={sending}>They are still away</BusyButton>
      </form>
      <StatusMessage state={formState} />
    </Notice>
  );
}
