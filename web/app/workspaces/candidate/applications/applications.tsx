import {
  type ApplicationWhole,
  reopenOperation,
  withdrawOperation,
} from '@portway/contracts/candidate/applications/applications';
import { type JobField, jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { downloadResumeOperation } from '@portway/contracts/candidate/resumes/resumes';
import { call, download, submit } from '@portway/contracts/client';
import { answerInterviewOperation } from '@portway/contracts/hiring/employer-applications/interviews';
import {
  askSponsorshipReviewOperation,
  type SponsorshipRejection,
} from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import {
  declineVisaFactsOperation,
  type MyVisaFacts,
  shareVisaFactsOperation,
  takeBackVisaFactsOperation,
} from '@portway/contracts/hiring/visa-facts/visa-facts';
import { ArrowLeft, FileText, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { useFreshHeading } from '../../../kit/frame/fresh-heading.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { refreshUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { Prose } from '../../../subjects/job/description/prose.tsx';
import { answerInWords, answerLabels } from '../../../subjects/job/sponsorship/answer-in-words.ts';
import { RejectionReason } from '../../../subjects/visa-facts/rejection-reason.tsx';
import { dayInWords } from '../../../text/days.ts';
import { atTime, onDay } from '../../../text/moments.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import type { Route } from './+types/applications.ts';
import { ApplicationList, ChangeAnnouncement } from './application-list.tsx';
import { loadApplied } from './load-applications.ts';
import { ongoing } from './ongoing.ts';
import { placeOf } from './place-of.ts';
import { statusChangeWords } from './status-change-words.ts';
import { StatusPanel } from './status-panel.tsx';
import { VisaFactsPanel } from './visa-facts-panel.tsx';
import './applications.css';

const texts = ['summary', 'about', 'responsibilities', 'qualifications'] as const;

/** What the job said when the candidate applied, where its employer has changed it since. */
function AppliedTo({ application: { appliedTo, company } }: { application: ApplicationWhole }) {
  if (appliedTo === null) return null;
  const { answers, now, changed } = appliedTo;
  const fields = changed.filter(isField);
  const short = fields.filter((field) => !texts.some((text) => text === field));
  const rewritten = fields.filter((field) => !short.includes(field));
  return (
    <Panel
      title="What you applied to"
      text={now === null ? 'The job is gone. This is what it said.' : `${company} has changed the job since.`}
    >
      {now !== null && short.length > 0 && (
        <table className="applied-changes">
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">When you applied</th>
              <th scope="col">Today</th>
            </tr>
          </thead>
          <tbody>
            {short.map((field) => (
              <tr key={field}>
                <th scope="row">{answerLabels[field]}</th>
                <td>{answerInWords(field, answers)}</td>
                <td>{answerInWords(field, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rewritten.length > 0 && (
        <p className="mt-3 text-15">
          Other words: {rewritten.map((field) => answerLabels[field]).join(', ')}.
        </p>
      )}
      <Disclosure summary="The whole text when you applied">
        <div className="flex flex-col gap-4">
          {texts.map((field) => {
            const text = answers[field];
            if (!text) return null;
            return (
              <section key={field}>
                <h3 className="font-semibold">{answerLabels[field]}</h3>
                <Prose text={text} points={field === 'responsibilities' || field === 'qualifications'} />
              </section>
            );
          })}
        </div>
      </Disclosure>
    </Panel>
  );
}

function isField(name: string): name is JobField {
  return name in jobFields;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Applied', description: 'The jobs you have applied for.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadApplied(request);
export const HydrateFallback = PageSkeleton;

/**
 * Withdraws or reopens the application that the address names, downloads the CV sent with it, or shares and stops
 * sharing visa facts.
 */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? new URL(request.url).searchParams.get('application') ?? '' };
  if (intent === 'cv')
    return callApi(async (me) => ({
      message: `${values.name} is saved with your downloads.`,
      file: await download(downloadResumeOperation, undefined, { ...me, parameters }),
    }));
  if (intent === 'share') {
    const factsSeen: unknown = JSON.parse(values.seen ?? '{}');
    return callApi((me) => submit(shareVisaFactsOperation, { seen: factsSeen }, { ...me, parameters }));
  }
  if (intent === 'review')
    return callApi((me) =>
      submit(askSponsorshipReviewOperation, { text: values.text }, { ...me, parameters }),
    );
  if (intent === 'answer-interview') {
    const { startsAt, answer, words = '' } = values;
    return callApi((me) =>
      submit(answerInterviewOperation, { startsAt, answer, words }, { ...me, parameters }),
    );
  }
  if (intent === 'decline')
    return callApi((me) => call(declineVisaFactsOperation, undefined, { ...me, parameters }));
  if (intent === 'stop-sharing')
    return callApi((me) => call(takeBackVisaFactsOperation, undefined, { ...me, parameters }));
  const operation = intent === 'reopen' ? reopenOperation : withdrawOperation;
  return callApi((me) => call(operation, undefined, { ...me, parameters }));
}

export default function Applied({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application', 'message', 'read']);
  useFreshHeading(loaderData.shows === 'one' ? loaderData.one.id : '');
  useEffect(() => {
    // The page is up to date already: this updates the sidebar too.
    if (loaderData.shows !== 'nothing') void refreshUnreadCounts();
  }, [loaderData]);
  if (loaderData.shows === 'one')
    return (
      <ApplicationPage
        key={loaderData.one.id}
        application={loaderData.one}
        visaFacts={loaderData.visaFacts}
        rejection={loaderData.rejection}
      />
    );
  if (loaderData.shows === 'nothing') return <NotFound />;
  return (
    <ForCandidates title="Applied">
      <ApplicationList {...loaderData.list} />
    </ForCandidates>
  );
}

/** One application: its status and the next action, what was sent, and its history. */
function ApplicationPage({
  application,
  visaFacts,
  rejection,
}: {
  application: ApplicationWhole;
  visaFacts: MyVisaFacts;
  rejection: SponsorshipRejection | null;
}) {
  const { position, company, status, history } = application;
  return (
    <ForCandidates title={position} above={<WayBack isOngoing={ongoing.has(status)} />}>
      <div className="applied-head">
        <CompanyMark name={company} />
        <div>
          <p className="text-ink-2 wrap-anywhere">{placeOf(application)}</p>
          <div className="mt-2">
            <ApplicationTag status={status} />
          </div>
        </div>
      </div>
      <ChangeAnnouncement applications={[application]} />
      <div className="applied-one">
        <StatusPanel application={application} />
        <div>
          <RejectionPanel rejection={rejection} company={company} />
          <VisaFactsPanel visaFacts={visaFacts} company={company} />
          <Panel title="What happened">
            <StatusHistory history={history} company={company} />
          </Panel>
          <AppliedTo application={application} />
          <SentPanel application={application} />
        </div>
      </div>
    </ForCandidates>
  );
}

function WayBack({ isOngoing }: { isOngoing: boolean }) {
  return (
    <Link to={isOngoing ? '/dashboard/applied' : '?tab=archived'} className="way-back">
      <ArrowLeft size={18} />
      {isOngoing ? 'Ongoing applications' : 'Archived applications'}
    </Link>
  );
}

function NotFound() {
  return (
    <ForCandidates title="Application not found">
      <EmptyState
        Icon={SearchX}
        title="We could not find this application"
        action={<LinkButton to="/dashboard/applied">See your applications</LinkButton>}
      >
        The address may be mistyped, or it belongs to another account.
      </EmptyState>
    </ForCandidates>
  );
}

interface RejectionPanelProps {
  rejection: SponsorshipRejection | null;
  company: string;
}

/** Why the employer turned somebody down because of sponsorship, and a way to ask for a review. */
function RejectionPanel({ rejection, company }: RejectionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isAsked = rejection !== null && rejection.review !== null;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The form goes with its button: what was asked takes the focus that was in it.
    if (isAsked && !wasAsked.current && document.activeElement === document.body) panel.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (rejection === null) return null;
  return (
    <Panel title="Turned down because of sponsorship">
      <div ref={panel} tabIndex={-1}>
        <RejectionReason rejection={rejection} />
      </div>
      {rejection.review === null && (
        <div className="mt-4">
          <ActionForm intent="review" button="Ask for a review" look="outline">
            {(field) => (
              <LinesField
                {...field('text')}
                label={`What should ${company} look at again?`}
                hint="You can ask once. A person answers, and you both see it."
                rows={4}
              />
            )}
          </ActionForm>
        </div>
      )}
    </Panel>
  );
}

/** What the employer received. */
function SentPanel({ application }: { application: ApplicationWhole }) {
  const { text, resume, appliedAt } = application;
  return (
    <Panel title="What you sent" text={`On ${onDay(appliedAt)}. ${whoSees(application)}`}>
      <h3 className="font-semibold">Why this company interests you</h3>
      <p className="as-sent mt-1">{text === '' ? 'You left this empty.' : text}</p>
      <h3 className="mt-5 font-semibold">CV</h3>
      {resume === null ? <p className="mt-1">You did not send a CV.</p> : <SentResume resume={resume} />}
    </Panel>
  );
}

function whoSees({ job, status, erasedOn }: ApplicationWhole): string {
  if (erasedOn !== null && (status === 'pending' || status === 'interview'))
    return `The employer did not answer, and erased its copy on ${dayInWords(erasedOn)}. Please treat this application as ended. Your copy stays until you delete your account.`;
  if (erasedOn !== null)
    return `The employer erased its copy on ${dayInWords(erasedOn)}. Yours stays until you delete your account.`;
  if (job === null) return 'The employer has left and cannot see any of it.';
  return status === 'withdrawn'
    ? 'Since you withdrew, the employer sees neither this nor your profile.'
    : 'The employer also sees your profile as it is now.';
}

function SentResume({ resume }: { resume: NonNullable<ApplicationWhole['resume']> }) {
  const { send, sending, formState } = useAction<{ file: Blob }>(({ file }) => saveFile(file, resume.name));
  return (
    <>
      <button
        type="button"
        className="file-act"
        onClick={() => sending || send(actionForm('cv', { id: resume.id, name: resume.name }))}
      >
        <FileText size={20} />
        <span className="wrap-anywhere">{resume.name}</span>
        <span className="sr-only">, download</span>
      </button>
      <StatusMessage state={formState} />
    </>
  );
}

/** The history of an application, oldest first. */
function StatusHistory({ history, company }: Pick<ApplicationWhole, 'history' | 'company'>) {
  return (
    <ol className="applied-turns">
      {history.map((turn, place) => (
        <li key={turn.at + turn.status}>
          <p className="font-semibold">{statusChangeWords(turn, { company, isFirst: place === 0 })}</p>
          <p className="text-14 text-ink-2">{atTime(turn.at)}</p>
          {turn.note !== null && <p className="as-sent mt-2">{turn.note}</p>}
        </li>
      ))}
    </ol>
  );
}
