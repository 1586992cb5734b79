import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { TextLink } from '../parts/text-link.tsx';
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

interface BookingFieldsProps {
  formState: FormState;
  constraints: HtmlConstraints;
}

/** Name and contact details of the visitor. */
function BookingFields({ formState, constraints }: BookingFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...fieldOf(formState, 'firstName', constraints)}
          label="First name"
          autoComplete="given-name"
          optional
        />
        <TextField
          {...fieldOf(formState, 'lastName', constraints)}
          label="Last name"
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...fieldOf(formState, 'email', constraints)}
        label="Email address"
        type="email"
        autoComplete="email"
      />
      <TextField
        {...fieldOf(formState, 'organization', constraints)}
        label="Organisation"
        autoComplete="organization"
        optional
      />
      <TextField
        {...fieldOf(formState, 'phone', constraints)}
        label="Phone number"
        hint="We will call you on it. Outside the UK, begin with + and the country code."
        type="tel"
        autoComplete="tel"
      />
      <LinesField {...fieldOf(formState, 'comments', constraints)} label="Comments" rows={4} optional />
      <p className="text-14 text-ink-2">
        We keep this for two years after we meet. <TextLink to="/privacy-policy">Privacy policy</TextLink>.
      </p>
    </div>
  );
}
