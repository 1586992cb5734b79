import type { Turn } from '../../../kit/forms/form-state.ts';
import { SendButton } from '../../../ui/send-button.tsx';
import { EnquiryForm, fieldOf } from '../forms/enquiry-form.tsx';
import { BookingFields } from './booking-fields.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import { WhenFields } from './when-fields.tsx';
import { ZoneForm } from './zone-choice.tsx';

interface BookingFormProps {
  choice: ChoiceOfTime;
  turn: Turn;
  /** The mark of this form, so that it books once though it is sent twice. */
  attempt: string;
  button: string;
}

/** When, and who: the form that books. */
export function BookingForm({ choice, turn, attempt, button }: BookingFormProps) {
  const { path, carried, day, purpose } = choice;
  const query = new URLSearchParams([...carried.map(([name, value]) => [name, value]), ['day', day]]);
  return (
    <>
      <ZoneForm choice={choice} />
      <EnquiryForm
        action={`${path}?${query}#book`}
        turn={turn}
        buttons={(sending) => <SendButton sending={sending !== undefined}>{button}</SendButton>}
      >
        <input type="hidden" name="purpose" value={purpose} />
        <input type="hidden" name="attempt" value={turn.typed.attempt ?? attempt} />
        <div className="grid items-start gap-12 lg:grid-cols-2">
          <section aria-labelledby="when">
            <h2 id="when" className="mb-6 text-28">
              When
            </h2>
            <WhenFields choice={choice} {...fieldOf(turn, 'time')} />
          </section>
          <section aria-labelledby="who">
            <h2 id="who" className="mb-6 text-28">
              About you
            </h2>
            <BookingFields turn={turn} />
          </section>
        </div>
      </EnquiryForm>
    </>
  );
}
