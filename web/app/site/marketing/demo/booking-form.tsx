import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { SendButton } from '../../../ui/send-button.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { BookingFields } from './booking-fields.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import { WhenFields } from './when-fields.tsx';
import { ZoneForm } from './zone-choice.tsx';

interface BookingFormProps {
  choice: ChoiceOfTime;
  formState: FormState;
  /** Idempotency key, so that the form books once even if it is sent twice. */
  attempt: string;
  button: string;
  constraints: HtmlConstraints;
}

/** The booking form: when, and who. */
export function BookingForm({ choice, formState, attempt, button, constraints }: BookingFormProps) {
  const { path, carried, day, purpose } = choice;
  const query = new URLSearchParams([...carried.map(([name, value]) => [name, value]), ['day', day]]);
  return (
    <>
      <ZoneForm choice={choice} />
      <EnquiryForm
        action={`${path}?${query}#book`}
        formState={formState}
        buttons={(sending) => <SendButton sending={sending !== undefined}>{button}</SendButton>}
      >
        {(end) => (
          <>
            <input type="hidden" name="purpose" value={purpose} />
            <input type="hidden" name="attempt" value={formState.values.attempt ?? attempt} />
            <div className="grid items-start gap-12 lg:grid-cols-2">
              <section aria-labelledby="when">
                <h2 id="when" className="mb-6 text-28">
                  When
                </h2>
                <WhenFields choice={choice} {...fieldOf(formState, 'time')} />
              </section>
              <section aria-labelledby="who" className="flex flex-col gap-6">
                <h2 id="who" className="text-28">
                  About you
                </h2>
                <BookingFields formState={formState} constraints={constraints} />
                {end}
              </section>
            </div>
          </>
        )}
      </EnquiryForm>
    </>
  );
}
