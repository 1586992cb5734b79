import type { ResponseOf } from '@portway/contracts/operation';
import type { recordEventOperation } from '@portway/contracts/sponsor/duties/events/events';
import type { planEventOperation } from '@portway/contracts/sponsor/duties/events/planned-events';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { londonToday } from '../../../kit/page/london-today.ts';
import type { ButtonLook } from '../../../ui/button.tsx';

interface EventDeedsProps {
  /** The answers that what follows was concluded from. */
  sent: FormData;
  /** Whether it cannot be recorded before its day. */
  isToCome: boolean;
  mayPlan: boolean;
}

/** What is done once one has read what follows: recorded, or planned where its day is to come. */
export function EventDeeds({ sent, isToCome, mayPlan }: EventDeedsProps) {
  const day = sent.get('happenedOn');
  const plans = mayPlan && typeof day === 'string' && day > londonToday();
  return (
    <div className="mt-6 flex flex-col gap-4">
      {plans && <Plan sent={sent} />}
      {!isToCome && <Record sent={sent} {...(plans && { look: 'outline' as const })} />}
    </div>
  );
}

function Plan({ sent }: { sent: FormData }) {
  const navigate = useNavigate();
  const { send, sending, formState } = useAction<Partial<ResponseOf<typeof planEventOperation>>>(
    ({ id }) => void navigate(`/dashboard/sponsor/happened?planned=${id}`),
  );
  return (
    <Deed
      button="Put it in the calendar"
      hint="On its day we remind you, and ask whether it happened."
      sending={sending}
      formState={formState}
      onPress={() => send(as('plan', sent))}
    />
  );
}

function Record({ sent, look }: { sent: FormData; look?: ButtonLook }) {
  const navigate = useNavigate();
  const isAbsence = sent.get('kind') === 'absence';
  const { send, sending, formState } = useAction<Partial<ResponseOf<typeof recordEventOperation>>>(
    ({ duties = [] }) => {
      const [duty, ...more] = duties;
      if (isAbsence) return void navigate(`/dashboard/sponsor/workers/${sent.get('worker')}`);
      void navigate(
        duty === undefined || more.length > 0
          ? '/dashboard/sponsor/duties'
          : `/dashboard/sponsor/duties/${duty.id}`,
      );
    },
  );
  return (
    <Deed
      button={look === undefined ? 'Record it' : 'Record it as agreed now'}
      {...(look && { look })}
      sending={sending}
      formState={formState}
      onPress={() => send(as(isAbsence ? 'absence' : 'record', sent))}
    />
  );
}

/** The same answers, for another deed. */
function as(intent: string, sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) if (name !== 'intent') form.append(name, value);
  form.append('intent', intent);
  return form;
}

interface DeedProps {
  button: string;
  hint?: string;
  look?: ButtonLook;
  sending: boolean;
  formState: FormState;
  onPress: () => void;
}

function Deed({ button, hint, look, sending, formState, onPress }: DeedProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) onPress();
      }}
    >
      {hint !== undefined && <p className="mb-2 text-15 text-ink-2">{hint}</p>}
      <BusyButton sending={sending} {...(look && { look })}>
        {button}
      </BusyButton>
      <StatusMessage state={formState} />
      {Object.values(formState.fieldErrors).map((words) => (
        <p key={words} role="alert" className="mt-2 text-coral">
          {words}
        </p>
      ))}
    </form>
  );
}
