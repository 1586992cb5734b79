import { data } from 'react-router';
import { sentFromHere } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { statusOf } from '../forms/send-form.server.ts';
import type { Route } from './+types/demo.ts';
import { Benefits } from './benefits.tsx';
import { type BookingTurn, bookWhatWasTyped } from './book.server.ts';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { choiceOfTime } from './choice-of-time.server.ts';
import { demoWords } from './demo-words.server.ts';
import { freshAfterRefusal } from './fresh-after-refusal.ts';
import { OtherAppointment } from './other-appointment.tsx';
import { useOwnZone } from './use-own-zone.ts';
import { useTurn } from './use-turn.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words.title ?? 'Schedule a demo',
    description:
      'Pick a day and a time, in your own time zone, and we show you the sponsorship and recruitment portal.',
    canonical: '/demo',
  });

/** The answer to a booking holds the key to it: nobody on the way keeps the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export async function loader(asked: Route.LoaderArgs) {
  const query = new URL(asked.request.url).searchParams;
  const isConsultation = query.get('purpose') === 'consultation';
  const purpose = isConsultation ? 'consultation' : 'demo';
  const carried = isConsultation ? ([['purpose', purpose]] as const) : [];
  const choice = await choiceOfTime(asked, { purpose, path: '/demo', carried });
  return { choice, words: demoWords(purpose), attempt: crypto.randomUUID() };
}

export async function action(asked: Route.ActionArgs) {
  const turn = await bookWhatWasTyped(asked);
  return data(turn, { status: statusOf(turn) });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sentFromHere(request, serverAction);

export const shouldRevalidate = freshAfterRefusal;

export default function Demo({ loaderData: { choice, words, attempt }, actionData }: Route.ComponentProps) {
  const turn: BookingTurn = useTurn(actionData);
  useOwnZone(choice, actionData !== undefined);
  return (
    <>
      <PageHero title={words.title} lead={words.lead} actions={<Benefits benefits={words.benefits} />} />
      <div id="book" className="page-width py-section">
        <div role="status">
          {turn.booked && turn.outcome && (
            <Notice kind="success" title={turn.outcome.message} className="mb-8" />
          )}
        </div>
        {turn.booked ? (
          <Booked booking={turn.booked} />
        ) : (
          <>
            <Card>
              <BookingForm choice={choice} turn={turn} attempt={attempt} button={words.button} />
            </Card>
            <OtherAppointment purpose={choice.purpose} />
          </>
        )}
      </div>
    </>
  );
}
