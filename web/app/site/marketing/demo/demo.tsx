import { submit } from '@portway/contracts/client';
import { htmlConstraints } from '@portway/contracts/html-constraints';
import { ProblemError } from '@portway/contracts/problem';
import { bookDemoOperation, type DemoPurpose } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { useEffect, useRef } from 'react';
import { data, type RouterContextProvider, useNavigate } from 'react-router';
import {
  type FormState,
  type FormValues,
  formValues,
  submitFromBrowser,
  succeeded,
} from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { operator } from '../../../text/operator.ts';
import { product } from '../../../text/product.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { formStateFromError, statusOf } from '../forms/send-form.server.ts';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/demo.ts';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { type ChoiceOfTime, choiceOfTime } from './choice-of-time.server.ts';
import { revalidateAfterRefusal } from './fresh-after-refusal.ts';
import { type BookingShown, presentBooking } from './present-booking.server.ts';
import { useFormState } from './use-form-state.ts';

/** State of the booking form, with the booking once it is made. */
type BookingFormState = FormState<BookingShown & { readonly token: string }>;

/** The fields of the form, in order. */
const names = [
  'purpose',
  'timeZone',
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'organization',
  'phone',
  'comments',
  'leaveEmpty',
];

interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Books what was typed and returns the form's state. */
async function bookWhatWasTyped({ request, context }: PageRequest): Promise<BookingFormState> {
  const values = formValues(await postedForm(request));
  const filledValues = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  try {
    const { token, message, ...booking } = await submit(bookDemoOperation, Object.fromEntries(filledValues), {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
      headers: { 'Idempotency-Key': attemptIn(values) },
    });
    return succeeded(message, { ...presentBooking(booking), token });
  } catch (error) {
    return refused(error, values);
  }
}

const arrivedBefore =
  'Error: Your booking has already arrived. Look for the confirmation in your email. Send this again only to book another time.';

/**
 * An idempotency key used for another request is refused for good, so an attempt after a refusal gets a new
 * one.
 */
function refused(error: unknown, values: FormValues): BookingFormState {
  const formState = formStateFromError(error, values, names);
  if (!(error instanceof ProblemError) || error.status >= 500) return formState;
  const fresh = { ...formState, values: { ...values, attempt: crypto.randomUUID() } };
  if (error.code !== 'idempotency-key-reused') return fresh;
  return { ...fresh, message: arrivedBefore };
}

/** The form's idempotency key, so that a form sent twice books once; replaced if it is not a UUID. */
function attemptIn({ attempt = '' }: FormValues): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attempt) ? attempt : crypto.randomUUID();
}

/** Text of the page for one kind of appointment. */
interface DemoWords {
  readonly title: string;
  readonly lead: string;
  /** Three lines. */
  readonly benefits: readonly string[];
  readonly button: string;
}

const demo: DemoWords = {
  title: 'Schedule a Demo Now',
  lead: `Half an hour with ${product} and someone who knows it.`,
  benefits: [
    'What a job you want to fill must pay and will cost',
    'Every figure with the rule it comes from',
    'Free, with nothing to prepare. You can move or cancel it with a link',
  ],
  button: 'Schedule demo',
};

const { adviser } = operator;

const consultation: DemoWords = {
  title: 'Book your free 15-minute consultation',
  lead: adviser
    ? `Fifteen minutes about your case with one of our advisers (${adviser.regulator}, ${adviser.number}).`
    : `Fifteen minutes about what ${product} can do for you.`,
  benefits: [
    'We go through your own result, so have your assessment open',
    adviser
      ? 'With an adviser you can look up by that number'
      : 'Which tools and plans suit you. It is not immigration advice, but we can tell you who gives it',
    'Free, with nothing to prepare. You can move or cancel it with a link',
  ],
  button: 'Book consultation',
};

function demoWords(purpose: DemoPurpose): DemoWords {
  return purpose === 'demo' ? demo : consultation;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words.title ?? 'Schedule a demo',
    description:
      'Pick a day and a time in your own time zone, and we will show you what is open, using your own case.',
    canonical: '/demo',
  });

/** The response to a booking contains its token, so no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const isConsultation = query.get('purpose') === 'consultation';
  const purpose = isConsultation ? 'consultation' : 'demo';
  const carried = isConsultation ? ([['purpose', purpose]] as const) : [];
  const choice = await choiceOfTime(args, { purpose, path: '/demo', carried });
  return {
    choice,
    words: demoWords(purpose),
    attempt: crypto.randomUUID(),
    constraints: htmlConstraints(bookDemoOperation),
  };
}

export async function action(args: Route.ActionArgs) {
  const formState = await bookWhatWasTyped(args);
  return data(formState, { status: statusOf(formState) });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export const shouldRevalidate = revalidateAfterRefusal;

export default function Demo({
  loaderData: { choice, words, attempt, constraints },
  actionData,
}: Route.ComponentProps) {
  const formState: BookingFormState = useFormState<BookingFormState>(actionData);
  useOwnZone(choice, actionData !== undefined);
  return (
    <>
      <PageHero title={words.title} lead={words.lead} actions={<Benefits benefits={words.benefits} />} />
      <div id="book" className="page-width py-section">
        <div role="status">
          {formState.status === 'success' && (
            <Notice kind="success" title={formState.message} className="mb-8" />
          )}
        </div>
        {formState.status === 'success' ? (
          <Booked booking={formState.result} />
        ) : (
          <>
            <Card>
              <BookingForm
                choice={choice}
                formState={formState}
                attempt={attempt}
                button={words.button}
                constraints={constraints}
              />
            </Card>
            <OtherAppointment purpose={choice.purpose} />
          </>
        )}
      </div>
    </>
  );
}

/** What a visitor gets, in three lines. */
function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
          <SpriteIcon name="check" size={22} className="text-gold" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** When appointments take place, and a link to the other kind. */
function OtherAppointment({ purpose }: Pick<ChoiceOfTime, 'purpose'>) {
  return (
    <p className="mt-6 max-w-measure text-14 text-ink-2">
      Monday to Friday from 9:00 to 17:00 in London, except{' '}
      <TextLink to="/rules/working-days">bank holidays</TextLink>.{' '}
      {purpose === 'demo' ? (
        <>
          Is a quarter of an hour enough?{' '}
          <TextLink to="/demo?purpose=consultation">Book a consultation</TextLink>.
        </>
      ) : (
        <>
          Would you rather see everything? <TextLink to="/demo">Schedule a demo</TextLink>.
        </>
      )}
    </p>
  );
}

/**
 * Reloads the page once in the browser's time zone, where its address names none, and keeps what was typed.
 * Not after a form was sent, because the result would be lost.
 */
function useOwnZone({ zone, zoneGiven }: { zone: string; zoneGiven: boolean }, answered: boolean) {
  const navigate = useNavigate();
  const hasNavigated = useRef(false);
  useEffect(() => {
    const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (hasNavigated.current || zoneGiven || answered || visitorZone === undefined || visitorZone === zone)
      return;
    hasNavigated.current = true;
    const query = new URLSearchParams(location.search);
    query.set('zone', visitorZone);
    void navigate(`?${query}${location.hash}`, { replace: true, preventScrollReset: true });
  }, [navigate, zone, zoneGiven, answered]);
}
