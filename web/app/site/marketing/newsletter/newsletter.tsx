import { htmlConstraints } from '@portway/contracts/html-constraints';
import { subscribeOperation } from '@portway/contracts/site/newsletter/newsletter';
import { newsletterTopics, topicIds } from '@portway/contracts/site/newsletter/topic-words';
import { data, Link } from 'react-router';
import { fieldOf, idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { IssueBody } from '../../../subjects/newsletter/issue-body.tsx';
import { londonDayOf } from '../../../text/moments.ts';
import { Card } from '../../../ui/card.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import type { Route } from './+types/newsletter.ts';
import { lastIssue, type PublishedIssue } from './issues-of.server.ts';
import '../../../ui/choice-field.css';
import './newsletter.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Newsletter',
    description:
      'An email when a rule or a fee of UK sponsorship changes: what, from which day, and where to check it. End it whenever you like.',
    canonical: '/newsletter',
  });

/** Kept on the server alone: what a form answers is nobody else's. */
export const headers = () => ({ 'Portway-Keep': 'a-minute' });

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  constraints: htmlConstraints(subscribeOperation),
  issue: await lastIssue({ request, context }),
});

export async function action(args: Route.ActionArgs) {
  const formState = await sendForm(subscribeOperation, args, ['email', 'topics[]', 'leaveEmpty']);
  return data(formState, { status: statusOf(formState) });
}

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

const promises = [
  [
    'When',
    'We email you when a rule or a fee of sponsorship changes or a part of the portal opens, and not otherwise.',
  ],
  ['What', 'What changes, from which day, and the page of the rule where you can check it.'],
  ['Twice', 'You ask here and confirm by email, so nobody else can sign you up.'],
  ['Out', 'Every email has a link to unsubscribe. We do not track who opens it.'],
] as const;

export default function Newsletter({ loaderData: { constraints, issue }, actionData }: Route.ComponentProps) {
  const formState = actionData ?? idle;
  return (
    <>
      <div className="hero-ground relative isolate overflow-clip">
        <Rosette
          seed="page"
          className="fade-left top-1/2 -right-80 -z-10 size-136 [translate:0_-50%] text-gold-2 opacity-20"
        />
        <div className="news-hero page-width">
          <header>
            <h1 className="text-48">Hear about a change before it costs you</h1>
            <p className="mt-4 max-w-[30em] text-ink-2">
              Fees and salaries of sponsorship change several times a year. We tell you when, and what to do.
            </p>
          </header>
          <div id="subscribe" className="scheme-page">
            <Card>
              <EnquiryForm
                action="/newsletter#subscribe"
                formState={formState}
                buttons={(sending) => <SendButton sending={sending !== undefined}>Subscribe</SendButton>}
              >
                <TextField
                  {...fieldOf(formState, 'email', constraints)}
                  label="Email address"
                  hint="We will email you once, to confirm."
                  type="email"
                  autoComplete="email"
                />
                <TopicChips
                  chosen={formState.values.topics?.split(' ') ?? []}
                  error={formState.fieldErrors.topics}
                />
              </EnquiryForm>
            </Card>
          </div>
        </div>
      </div>
      <dl className="news-promises page-width">
        {promises.map(([word, text]) => (
          <div key={word}>
            <dt className="font-semibold">{word}</dt>
            <dd className="mt-1 text-15 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      {issue && <LastIssue issue={issue} />}
    </>
  );
}

/** The newsletter that was sent last, whole, so that a visitor sees what they would get. */
function LastIssue({ issue }: { issue: PublishedIssue }) {
  return (
    <section aria-labelledby="last-issue" className="page-width pb-section">
      <p className="text-14 text-ink-2">
        The last issue, sent on <time dateTime={issue.sentAt}>{londonDayOf(issue.sentAt)}</time>
      </p>
      <h2 id="last-issue" className="mt-2 mb-6 text-28 wrap-anywhere">
        {issue.subject}
      </h2>
      <IssueBody content={issue.content} />
      <Link
        to="/newsletter/issues"
        className="mt-6 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        Earlier newsletters
      </Link>
    </section>
  );
}

/** Which changes of the law to hear of: sent as several fields of one name, also without scripts. */
function TopicChips({ chosen, error }: { chosen: readonly string[]; error?: string | undefined }) {
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? 'topics-hint' : 'topics-error'}>
      <legend className="font-medium">Changes of the law to hear about</legend>
      <p id="topics-hint" className="mt-1 text-15 text-ink-2">
        Choose none to hear about every change.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topicIds.map((topic) => (
          <li key={topic} className="relative grid">
            <input
              type="checkbox"
              id={`topic-${topic}`}
              name="topics"
              value={topic}
              defaultChecked={chosen.includes(topic)}
              className="segment"
            />
            <label htmlFor={`topic-${topic}`} className="flex min-h-12 items-center gap-2 px-4 font-medium">
              <SpriteIcon name="check" size={18} />
              {newsletterTopics[topic]}
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id="topics-error" className="mt-2 font-semibold text-coral">
          {error}
        </p>
      )}
    </fieldset>
  );
}
