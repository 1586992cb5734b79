import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  noteOrganisationOperation,
  staffOrganisationOperation,
} from '@portway/contracts/staff/staff-organisation';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime, onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NoteForm } from '../enquiries/note-form.tsx';
import { onField } from '../enquiries/on-field.ts';
import type { Route } from './+types/organisation.ts';

type Entry = NonNullable<WholeOrganisation['claim']>['entry'];
type Mark = NonNullable<WholeOrganisation['register']>['mark'];

/** Which entry is theirs, what they asked us to confirm, and what was asked and answered before. */
function RegisterOf({ organisation }: { organisation: WholeOrganisation }) {
  const { register, claim, claimHistory } = organisation;
  return (
    <div className="flex flex-col gap-4">
      {register === null ? (
        <p className="text-ink-2">No entry of the register counts as theirs.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <EntryLink entry={register.entry} />
          <Tag look={register.mark === 'confirmed' ? 'mint' : 'sand'}>{markWords(register.mark)}</Tag>
          <span className="text-14 text-ink-2">since {onDay(register.since)}</span>
        </p>
      )}
      {claim !== null && <LastClaim claim={claim} />}
      {claimHistory.length > 0 && (
        <div>
          <h3 className="text-16 font-semibold">Claims so far</h3>
          <ol className="enquiry-history mt-3">
            {claimHistory.map(({ at, action, by }) => (
              <li key={`${at}${action}`}>
                <p className="text-15">{deeds[action] ?? action}</p>
                <p className="text-14 text-ink-2">
                  {by ?? 'Someone who has left'}, {atTime(at)}
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function LastClaim({ claim }: { claim: NonNullable<WholeOrganisation['claim']> }) {
  const { entry, reason, askedAt, confirmed, answer } = claim;
  return (
    <div>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold">
        Their claim
        <Tag look={confirmed === null ? 'gold' : confirmed ? 'mint' : 'rose'}>
          {confirmed === null ? 'To be decided' : confirmed ? 'Confirmed' : 'Refused'}
        </Tag>
      </h3>
      <p className="mt-2">
        <EntryLink entry={entry} />
        <span className="text-14 text-ink-2">, asked on {onDay(askedAt)}</span>
      </p>
      <p className="as-written mt-2">{reason}</p>
      {answer !== null && (
        <p className="as-written mt-2 text-15">
          <span className="font-semibold">Our answer:</span> {answer}
        </p>
      )}
      {confirmed === null && (
        <p className="mt-3">
          <LinkButton to="/staff/register" look="outline">
            Decide about it
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function EntryLink({ entry: { slug, name, town } }: { entry: Entry }) {
  return (
    <Link to={`/sponsors/${slug}`} reloadDocument className="text-link underline underline-offset-4">
      {town === null ? name : `${name}, ${town}`}
    </Link>
  );
}

const marks = {
  claimed: 'Claimed',
  confirmed: 'Confirmed by us',
  gone: 'No longer on the register',
} as const;
const markWords = (mark: Mark) => (mark === null ? 'Does not count: the names differ' : marks[mark]);

const deeds: Readonly<Record<string, string>> = {
  'register-claim-asked': 'They asked us to confirm an entry',
  'register-claim-withdrawn': 'They withdrew their claim',
  'register-claim-confirmed': 'We confirmed it',
  'register-claim-refused': 'We refused it',
};

const states: Readonly<Record<string, { label: string; look: 'mint' | 'gold' | 'sand' }>> = {
  published: { label: 'Published', look: 'mint' },
  paused: { label: 'Paused', look: 'gold' },
  closed: { label: 'Closed', look: 'sand' },
};

/** Jobs that were published, each with a link to its page. */
function JobsOf({ jobs }: Pick<WholeOrganisation, 'jobs'>) {
  if (jobs.length === 0) return <p className="text-ink-2">They have not published a job yet.</p>;
  return (
    <ul className="staff-list" aria-label="Jobs">
      {jobs.map(({ id, slug, title, state, publishedAt }) => {
        const { label = state, look = 'sand' } = states[state] ?? {};
        return (
          <li key={id}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                {state === 'published' ? (
                  <Link
                    to={`/jobs/${slug}`}
                    reloadDocument
                    className="font-semibold text-link underline underline-offset-4"
                  >
                    {title}
                  </Link>
                ) : (
                  <span className="font-semibold">{title}</span>
                )}
                <Tag look={look}>{label}</Tag>
              </p>
              {publishedAt !== null && (
                <p className="mt-1 text-14 text-ink-2">Published on {onDay(publishedAt)}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Organisation',
    description: 'One organisation with its people and jobs.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.organisation };
  return submit(staffOrganisationOperation, undefined, { fetch: asMe(request), parameters });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const { key = '', note = '' } = values;
  const more = { parameters: { id: params.organisation }, headers: { 'Idempotency-Key': key } };
  return onField(
    'note',
    await callApi((me) => call(noteOrganisationOperation, { text: note }, { ...me, ...more })),
  );
}

export default function OrganisationPage({ loaderData: organisation }: Route.ComponentProps) {
  const { id, name, tradingName, town, website, industry, createdAt, members } = organisation;
  const facts = [
    { term: 'Trading name', value: tradingName },
    { term: 'Town', value: town },
    { term: 'Website', value: website },
    { term: 'Industry', value: industry },
  ];
  return (
    <div>
      <Link
        to="/staff/organisations"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <ArrowLeft size={20} aria-hidden />
        Organisations
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36 wrap-anywhere">{name ?? 'Not named yet'}</h1>
        <LinkButton to={`/staff/audit?about=${id}`} look="outline">
          What happened here
        </LinkButton>
      </div>
      <p className="mt-2 text-ink-2">With an account since {onDay(createdAt)}.</p>
      <div className="staff-page">
        <div>
          <Panel title="About">
            <dl className="staff-facts">
              {facts.map(({ term, value }) => (
                <div key={term} className="contents">
                  <dt>{term}</dt>
                  <dd>{value ?? 'Not given'}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <Panel title="Register of sponsors">
            <RegisterOf organisation={organisation} />
          </Panel>
          <Panel title="People">
            {members.length === 0 ? (
              <p className="text-ink-2">Everyone has left.</p>
            ) : (
              <ul className="staff-list" aria-label="People">
                {members.map((member) => (
                  <li key={member.id}>
                    <div className="min-w-0">
                      <p className="font-semibold wrap-anywhere">{member.fullName}</p>
                      <p className="mt-1 text-15 wrap-anywhere">{member.email}</p>
                      <p className="mt-1 text-14 text-ink-2">
                        {member.role}, since {onDay(member.since)}
                      </p>
                    </div>
                    <LinkButton to={`/staff/audit?about=${member.id}`} look="quiet">
                      Activity<span className="sr-only"> of {member.fullName}</span>
                    </LinkButton>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Panel title="Jobs" text="The newest 50 that were published. Drafts are for them alone.">
            <JobsOf jobs={organisation.jobs} />
          </Panel>
        </div>
        <div>
          <Panel title="Note" text="Only the team can see it.">
            <NoteForm key={id} />
          </Panel>
          <Panel title="Notes">
            <NotesOf notes={organisation.notes} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** What the team noted, the newest first. */
function NotesOf({ notes }: Pick<WholeOrganisation, 'notes'>) {
  if (notes.length === 0) return <p className="text-ink-2">Nobody has noted anything yet.</p>;
  return (
    <ol className="enquiry-history">
      {notes.map(({ id, by, at, text }) => (
        <li key={id}>
          <p className="text-14 text-ink-2">
            {by ?? 'Someone who has left'}, {atTime(at)}
          </p>
          <p className="as-written mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}

type WholeOrganisation = ResponseOf<typeof staffOrganisationOperation>;
