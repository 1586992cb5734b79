import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  acknowledgeByLinkOperation,
  type RecordLink,
  showRecordLinkOperation,
} from '@portway/contracts/sponsor/record-links/record-links';
import { data } from 'react-router';
import {
  type FormState,
  failed,
  formValues,
  idle,
  submitFromBrowser,
  succeeded,
} from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import type { Route } from './+types/asked.ts';
import { Acknowledge } from './acknowledge.tsx';
import { refusedInWords } from './refused-in-words.ts';
import { SendPages } from './send-pages.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'You are asked for one thing',
    description: 'Send one document by a link, or say that you were given one. You need no account.',
    canonical: '/asked',
    index: false,
  });

/** The address contains a secret: no cache may store the page, and no other site learns of it. */
export const headers = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});

const statusOf = { open: 200, sent: 200, over: 410, withdrawn: 410, unknown: 404 } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const token = query.get('token') ?? '';
  const refused = refusedInWords(query.get('refused'));
  try {
    const link: RecordLink = await call(
      showRecordLinkOperation,
      { token },
      { fetch: context.get(apiFetch), origin },
    );
    return data({ token, link, refused }, { status: statusOf[link.state] });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
    // After many wrong tokens one is told to wait; an incomplete one leads nowhere.
    if (error.status === 429) throw data(error.message, { status: 429 });
    return data({ token: '', link: { state: 'unknown' } as const, refused: undefined }, { status: 404 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const values = formValues(await postedForm(request));
  const token = query.get('token') ?? '';
  const answer =
    values.intent === 'given'
      ? { token, given: true, name: values.name, on: values.on }
      : { token, given: false };
  try {
    const { message } = await submit(acknowledgeByLinkOperation, answer, {
      fetch: context.get(apiFetch),
      origin,
    });
    return succeeded(message, undefined);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
    const { name, on } = error.fields;
    const fieldErrors = { ...(on !== undefined && { on }), ...(name !== undefined && { name }) };
    const message = Object.keys(fieldErrors).length > 0 ? '' : error.message;
    return data(failed(message, { values, fieldErrors }), { status: error.status });
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser<FormState>(request, serverAction);

export default function Asked({ loaderData: { token, link, refused }, actionData }: Route.ComponentProps) {
  if (actionData?.status === 'success') return <Closed title="Thank you" lead={actionData.message} />;
  if (link.state !== 'open') return <Closed {...closedInWords(link)} />;
  const { organisation, asks, note, by, title, why, kept, openUntil, information } = link;
  const who = organisation ?? 'Your employer';
  return (
    <>
      <PageHead
        eyebrow={who}
        title={information === null ? asks : 'Were you given this?'}
        lead={
          information === null
            ? `${by} of ${who} asks you to send this. You need no account.`
            : `${by} of ${who} asks whether you were given information on UK employment rights.`
        }
      />
      <div className="page-width grid items-start gap-10 pb-section lg:grid-cols-[1.3fr_1fr]">
        <section aria-label={information === null ? 'Send it' : 'Answer'}>
          {note !== null && (
            <blockquote className="mb-6 border-l-4 border-line pl-4 wrap-anywhere">{note}</blockquote>
          )}
          {information === null ? (
            <SendPages token={token} arrivedFiles={link.arrivedFiles} refused={refused} />
          ) : (
            <Acknowledge token={token} link={link} formState={actionData ?? idle} />
          )}
        </section>
        <aside className="flex flex-col gap-4 text-15">
          <h2 className="text-20">Why it is asked for</h2>
          <p>
            A licensed sponsor keeps: {title}. When: {why}.
          </p>
          <p>For how long: {kept}</p>
          <p>
            It is encrypted. Only the people of {who} who keep these records see it, and each look is
            recorded.
          </p>
          <p>This link opens until {dayInWords(openUntil)}, and is over once you have sent it.</p>
        </aside>
      </div>
    </>
  );
}

function Closed({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHead title={title} />
      <div className="page-width pb-section">
        <div role="status" className="max-w-measure">
          <Notice title={lead} />
        </div>
      </div>
    </>
  );
}

/** A clear word each, and nothing of what was asked. */
function closedInWords(link: Exclude<RecordLink, { state: 'open' }>): { title: string; lead: string } {
  switch (link.state) {
    case 'sent':
      return {
        title: 'It has arrived',
        lead: `It arrived on ${dayInWords(link.on.slice(0, 10))}. This link is over: nobody can use it again.`,
      };
    case 'over':
      return {
        title: 'This link is over',
        lead: `Its last day was ${dayInWords(link.on)}. Ask who sent it to you for a new one.`,
      };
    case 'withdrawn':
      return {
        title: 'This link was withdrawn',
        lead: 'Who sent it to you has withdrawn it, perhaps for a newer one. Ask them.',
      };
    case 'unknown':
      return {
        title: 'This link leads to nothing',
        lead: 'It may be incomplete: copy all of it. Or what it was for has been erased. Ask who sent it to you.',
      };
  }
}
