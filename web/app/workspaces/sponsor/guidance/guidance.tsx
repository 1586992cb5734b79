import { call, submit } from '@portway/contracts/client';
import {
  confirmReadingOperation,
  type GuidanceChangeHere,
  type GuidanceReader,
  type SponsorGuidance,
  showGuidanceOperation,
} from '@portway/contracts/sponsor/guidance/guidance';
import { BookOpen } from 'lucide-react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EvidenceTabs } from '../evidence/evidence-tabs.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/guidance.ts';

const title = 'Guidance';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description: 'What has changed, whom it touches here, and who has read it.',
    index: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOrRefusal(() => call(showGuidanceOperation, undefined, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const { person, edition, readOn } = values;
  return callApi((me) => submit(confirmReadingOperation, { person, edition, readOn }, me));
}

export default function GuidanceRoute({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title={title} refusal={loaderData.refusal} />;
  return <Guidance guidance={loaderData} />;
}

type Edition = SponsorGuidance['editions'][number];

function headlineOf(newest: Edition | undefined): string {
  if (newest === undefined) return 'No edition of the guidance is on record for today';
  const unread = newest.readers.filter(({ readOn }) => readOn === null);
  const people = [...new Set(unread.map(({ fullName }) => fullName))];
  if (newest.readers.length === 0) return 'Nobody is on record who reads the guidance';
  if (people.length === 0) return 'Your key people have read the newest guidance';
  return people.length === 1
    ? `${people[0]} has not confirmed the newest guidance`
    : `${people.length} key people have not confirmed the newest guidance`;
}

function Guidance({ guidance }: { guidance: SponsorGuidance }) {
  const { editions, changes, mayRecord, today } = guidance;
  const [newest, ...earlier] = editions;
  return (
    <div>
      <EvidenceTabs />
      <h1 className="text-36 wrap-anywhere">{headlineOf(newest)}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Key people read the guidance and each new edition. What is below is what our record knows, each with
        its source: to be confirmed on GOV.UK, where a newer edition may be out.
      </p>
      {newest !== undefined && (
        <Panel
          title={`Newest edition: ${dayInWords(newest.from)}`}
          text={<p>{newest.says}</p>}
          mark={<Tag look="sand">{confidenceWords(newest.confidence)}</Tag>}
        >
          <Readers readers={newest.readers} />
          <Confirm edition={newest} mayRecord={mayRecord} today={today} />
          {newest.note !== null && <p className="mt-4 text-14 text-ink-2">{newest.note}</p>}
          <Sources sources={newest.sources} />
        </Panel>
      )}
      <section className="mt-8" aria-labelledby="changes">
        <h2 id="changes" className="text-22">
          What has changed, and whom it touches here
        </h2>
        {changes.length === 0 ? (
          <EmptyState Icon={BookOpen} title="No change is on record">
            Our record of these duties begins on 6 March 2026.
          </EmptyState>
        ) : (
          <ul className="rows mt-3">
            {changes.map((change) => (
              <li key={change.id}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {earlier.length > 0 && (
        <section className="mt-8">
          <Disclosure summary="Earlier editions, and who read them">
            <ul className="grid gap-4 pb-3">
              {earlier.map((edition) => (
                <li key={edition.from}>
                  <p className="font-semibold">From {dayInWords(edition.from)}</p>
                  <p className="text-15 text-ink-2">{edition.says}</p>
                  <Readers readers={edition.readers} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </section>
      )}
    </div>
  );
}

const roleNames: Readonly<Record<GuidanceReader['role'], string>> = {
  'authorising-officer': 'Authorising Officer',
  'key-contact': 'Key Contact',
  'level-1': 'Level 1 user',
  'level-2': 'Level 2 user',
};

function Readers({ readers }: { readers: readonly GuidanceReader[] }) {
  if (readers.length === 0)
    return (
      <p className="text-ink-2">
        No Authorising Officer, Key Contact or Level 1 user is on record for it.{' '}
        <LinkButton look="quiet" to="/dashboard/sponsor/set-up#key-people">
          Record who they are
        </LinkButton>
      </p>
    );
  return (
    <ul className="rows">
      {readers.map(({ id, role, fullName, readOn, recordedBy }) => (
        <li key={id}>
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{fullName}</p>
            <p className="text-14 text-ink-2">
              {roleNames[role]}
              {readOn !== null && `, read on ${dayInWords(readOn)}, confirmed by ${recordedBy}`}
            </p>
          </div>
          <Tag look={readOn === null ? 'rose' : 'mint'}>{readOn === null ? 'Not confirmed' : 'Read'}</Tag>
        </li>
      ))}
    </ul>
  );
}

interface ConfirmProps {
  edition: Edition;
  mayRecord: boolean;
  today: string;
}

/** For oneself; those who keep the records for a colleague too. */
function Confirm({ edition, mayRecord, today }: ConfirmProps) {
  const unread = edition.readers.filter(({ readOn, isMe }) => readOn === null && (isMe || mayRecord));
  if (unread.length === 0) return null;
  return (
    <div className="mt-5">
      <ActionForm intent="confirm" button="Confirm the reading">
        {(field) => (
          <>
            <input type="hidden" name="edition" value={edition.from} />
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                {...field('person')}
                label="Who has read it"
                defaultValue={(unread.find(({ isMe }) => isMe) ?? unread[0])?.id ?? ''}
                options={unread.map(({ id, fullName, role, isMe }) => ({
                  value: id,
                  label: `${fullName}${isMe ? ' (you)' : ''}, ${roleNames[role]}`,
                }))}
              />
              <DateField {...field('readOn')} label="Read on" defaultValue={today} />
            </div>
          </>
        )}
      </ActionForm>
      <p className="mt-3 text-14 text-ink-2">
        It stays on record with the edition, as proof that key people read the guidance, and is in the owner’s
        log. A new edition asks again.
      </p>
    </div>
  );
}

function touchesWords({ touches, people, from }: GuidanceChangeHere): string {
  const count = people.toLocaleString('en-GB');
  const one = people === 1;
  switch (touches) {
    case 'sponsored-workers':
      return `${count} sponsored ${one ? 'worker' : 'workers'}`;
    case 'everybody-employed':
      return `${count} ${one ? 'person' : 'people'} on record who ${one ? 'works' : 'work'} for you`;
    case 'certificates-since':
      return `${count} ${one ? 'worker' : 'workers'} with a certificate of ${dayInWords(from)} or later`;
    case 'key-people':
      return `${count} key ${one ? 'person' : 'people'}`;
  }
}

function Change({ change }: { change: GuidanceChangeHere }) {
  const {
    parameter,
    from,
    title: name,
    says,
    note,
    confidence,
    sources,
    checkAt,
    duties,
    openDuties,
  } = change;
  return (
    <div className="min-w-0 flex-1">
      <p className="text-14 text-ink-2">From {dayInWords(from)}</p>
      <h3 className="flex flex-wrap items-center gap-2 text-17 font-semibold wrap-anywhere">
        {name} <Tag look="sand">{confidenceWords(confidence)}</Tag>
      </h3>
      {says !== null && <p className="mt-1 max-w-measure">{says}</p>}
      <p className="mt-1 text-15">
        Touches here: <strong>{touchesWords(change)}</strong>
        {openDuties > 0 &&
          `, ${openDuties === 1 ? 'one open duty' : `${openDuties.toLocaleString('en-GB')} open duties`}`}
        .
      </p>
      <Disclosure summary="What rests on it, and its sources">
        <div className="pb-3 text-15">
          {duties.length > 0 && (
            <>
              <p className="font-semibold">Duties that rest on it</p>
              <ul className="list-disc pl-5">
                {duties.map(({ id, title: duty }) => (
                  <li key={id}>{duty}</li>
                ))}
              </ul>
            </>
          )}
          {note !== null && <p className="mt-2 text-ink-2">{note}</p>}
          <Sources sources={[...sources, { ...checkAt, checkedOn: null }]} />
          <p className="mt-2">
            <a className="text-link underline underline-offset-4" href={`/rules/${parameter}`}>
              The rule as it is recorded
            </a>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

interface SourceShown {
  readonly title: string;
  readonly url: string | null;
  readonly checkedOn: string | null;
}

function Sources({ sources }: { sources: readonly SourceShown[] }) {
  return (
    <ul className="mt-2 text-14 text-ink-2">
      {sources.map(({ title: source, url, checkedOn }) => (
        <li key={source} className="wrap-anywhere">
          {url === null ? source : <a href={url}>{source}</a>}
          {checkedOn === null ? ', to be confirmed there' : `, read on ${dayInWords(checkedOn)}`}
        </li>
      ))}
    </ul>
  );
}

const confidenceWords = (confidence: string): string =>
  confidence === 'official'
    ? 'Official words read'
    : confidence === 'confirmed'
      ? 'Two sources'
      : 'To be confirmed';
