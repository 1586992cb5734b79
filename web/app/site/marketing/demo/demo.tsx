import { htmlConstraints } from '@portway/contracts/html-constraints';
import { bookDemoOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { data } from 'react-router';
import { submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { statusOf } from '../forms/send-form.server.ts';
import type { Route } from './+types/demo.ts';
import { Benefits } from './benefits.tsx';
import { type BookingFormState, bookWhatWasTyped } from './book.server.ts';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { choiceOfTime } from './choice-of-time.server.ts';
import { demoWords } from './demo-words.server.ts';
import { revalidateAfterRefusal } from './fresh-after-refusal.ts';
import { OtherAppointment } from './other-appointment.tsx';
import { useFormState } from './use-form-state.ts';
import { useOwnZone } from './use-own-zone.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words.title ?? 'Schedule a demo',
    description:
      'Pick a day and a time in your own time zone, and we will show you what is open, using your own case.',
    canonical: '/demo',
  });

/** The response to a booking contains its token, so no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export async function loader(asked: Route.LoaderArgs) {
  const query = new URL(asked.request.url).searchParams;
  const isConsultation = query.get('purpose') === 'consultation';
  const purpose = isConsultation ? 'consultation' : 'demo';
  const carried = isConsultation ? ([['purpose', purpose]] as const) : [];
  const choice = await choiceOfTime(asked, { purpose, path: '/demo', carried });
  return {
    choice,
    words: demoWords(purpose),
    attempt: crypto.randomUUID(),
    constraints: htmlConstraints(bookDemoOperation),
  };
}

export async function action(asked: Route.ActionArgs) {
  const formState = await bookWhatWasTyped(asked);
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
