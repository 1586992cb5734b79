import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import { WhenFields } from './when-fields.tsx';
import { ZoneForm } from './zone-choice.tsx';

interface MoveBookingProps {
  token: string;
  choice: ChoiceOfTime;
  formState: FormState;
}

/** Chooses another day and time for a booking, which keeps its own until then. */
export function MoveBooking({ token, choice, formState }: MoveBookingProps) {
  const { path, carried, day } = choice;
  const query = new URLSearchParams([...carried.map(([name, value]) => [name, value]), ['day', day]]);
  return (
    <Card>
      <h2 className="mb-4 text-28">Move it</h2>
      <ZoneForm choice={choice} />
      <EnquiryForm
        action={`${path}?${query}`}
        formState={formState}
        buttons={(sending) => (
          <>
            <SendButton name="button" value="move" sending={sending !== undefined}>
              Move it here
            </SendButton>
            <LinkButton to={`${path}?token=${token}`} look="outline">
              Leave it as it is
            </LinkButton>
          </>
        )}
      >
        <input type="hidden" name="token" value={token} />
        <WhenFields choice={choice} {...fieldOf(formState, 'time')} />
      </EnquiryForm>
    </Card>
  );
}
