import { jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { submit } from '@portway/contracts/client';
import {
  type JobSuggestion,
  maxOfAdvertisement,
  readAdvertisementOperation,
} from '@portway/contracts/hiring/employer-jobs/advertisement';
import {
  type EmployerJobRow,
  listEmployerJobsOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { listPlansOperation, type SavedPlan } from '@portway/contracts/law/plans/plans';
import { ArrowLeft, ClipboardPaste, Copy, FilePlus2, Route as RouteIcon } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { fieldErrorIn } from '../../../../kit/forms/field-error.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../../kit/frame/page-skeleton.tsx';
import { mayHire } from '../../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { jobStateWords } from '../../../../text/job/job-choices.ts';
import { onDay } from '../../../../text/moments.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { jobPath } from '../hiring.ts';
import type { Route } from './+types/new-job.ts';
import { type Begun, newJobAction } from './new-job-action.ts';
import { type Accepting, acceptAll, Suggestions } from './suggestions.tsx';
import { useBegin } from './use-begin.ts';
import './new-job.css';

const schema = readAdvertisementOperation.request.shape.text;

/** Reads a pasted advertisement, and offers what it says field by field. */
function PasteAdvertisement() {
  const [reading, setReading] = useState<Accepting>();
  const [refused, setRefused] = useState<string>();
  // A browser may take minutes to lay out a million letters: such a text does not get into the field.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const isTooLong = pasted.length > maxOfAdvertisement;
    if (isTooLong) event.preventDefault();
    setRefused(isTooLong ? fieldErrorIn(schema, pasted) : undefined);
  };
  if (reading !== undefined) return <Suggestions reading={reading} onBack={() => setReading(undefined)} />;
  return (
    <>
      <h2 className="text-20">Paste the advertisement</h2>
      <p className="mt-1 max-w-measure text-15 text-ink-2">
        We suggest answers in its own words, and you accept each. What it does not say stays empty.
      </p>
      <div className="mt-5">
        <ActionForm<{ suggestions: JobSuggestion[] }>
          intent="read"
          button="Read it"
          schemas={{ text: schema }}
          onSuccess={({ suggestions }, formData) =>
            setReading(acceptAll(suggestions, String(formData.get('text') ?? '')))
          }
        >
          {(field) => {
            const { name, error } = field('text');
            return (
              <LinesField
                name={name}
                error={refused ?? error}
                label="Advertisement"
                rows={14}
                spellCheck={false}
                onPaste={paste}
              />
            );
          }}
        </ActionForm>
      </div>
    </>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Post a job', description: 'Begin a job of your organisation.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [{ jobs }, { plans }] = await Promise.all([
    submit(listEmployerJobsOperation, {}, me),
    submit(listPlansOperation, {}, me),
  ]);
  return { jobs, plans };
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => newJobAction(request);

export default function NewJob({ loaderData: { jobs, plans } }: Route.ComponentProps) {
  const ways = [
    { from: 'paste', label: 'Paste an advertisement', Icon: ClipboardPaste },
    ...(jobs.length > 0 ? [{ from: 'job', label: 'From one of your jobs', Icon: Copy }] : []),
    ...(plans.length > 0 ? [{ from: 'plan', label: 'From a saved plan', Icon: RouteIcon }] : []),
    { from: 'nothing', label: 'From nothing', Icon: FilePlus2 },
  ];
  const source = useQuery().get('from');
  const current = ways.find(({ from }) => from === source)?.from ?? 'paste';
  const hires = mayHire(useMe());
  return (
    <div>
      <Link to="/dashboard/hiring/jobs" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Jobs
      </Link>
      <h1 className="text-36">How do you want to begin?</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        You get a draft that only your organisation sees, until you publish it.
      </p>
      {hires ? (
        <>
          <nav aria-label="Ways to begin" className="begin-ways">
            <ul>
              {ways.map(({ from, label, Icon }) => (
                <li key={from}>
                  <Link
                    to={`?from=${from}`}
                    preventScrollReset
                    aria-current={from === current ? 'page' : undefined}
                  >
                    <Icon size={20} aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section className="panel mt-6">
            {current === 'paste' && <PasteAdvertisement />}
            {current === 'job' && <FromJob jobs={jobs} />}
            {current === 'plan' && <FromPlan plans={plans} />}
            {current === 'nothing' && <FromNothing />}
          </section>
        </>
      ) : (
        <div className="mt-6">
          <Notice title="You can look at jobs but not write them">
            <p>Ask an owner or admin of your organisation to change your role.</p>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** The newest jobs, each to be duplicated. */
function FromJob({ jobs }: { jobs: readonly EmployerJobRow[] }) {
  const { send, sending, formState } = useBegin();
  return (
    <>
      <h2 className="text-20">Which job is it like?</h2>
      <p className="mt-1 text-15 text-ink-2">Every answer is copied, except for the closing date.</p>
      <ul className="rows mt-5">
        {jobs.map(({ id, title, place, state, createdAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-14 text-ink-2">
                {[place, jobStateWords[state], `begun on ${onDay(createdAt)}`].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              type="button"
              look="outline"
              onClick={() => sending || send(actionForm('duplicate', { id }))}
            >
              Duplicate<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {jobs.length >= 25 && (
        <p className="mt-5">
          <LinkButton to="/dashboard/hiring/jobs" look="quiet">
            Find an older one in your jobs
          </LinkButton>
        </p>
      )}
      <StatusMessage state={formState} />
    </>
  );
}

/** A title is all that a draft needs. */
function FromNothing() {
  const navigate = useNavigate();
  return (
    <>
      <h2 className="text-20">What is the job called?</h2>
      <div className="mt-5 max-w-measure">
        <ActionForm<Begun>
          intent="nothing"
          button="Begin the draft"
          schemas={{ title: jobFields.title }}
          onSuccess={({ id }) => void navigate(jobPath(id))}
        >
          {(field) => (
            <TextField
              {...field('title')}
              label="Title"
              maxLength={120}
              autoComplete="off"
              hint="As people search for it: “Tooling engineer”, not “Rock star”."
            />
          )}
        </ActionForm>
      </div>
    </>
  );
}

/** The hire plans that the user saved, each to be made a draft of. */
function FromPlan({ plans }: { plans: readonly SavedPlan[] }) {
  const navigate = useNavigate();
  const [differing, setDiffering] = useState<Begun>();
  const { send, sending, formState } = useAction<Begun>((begun) => {
    if (begun.warning == null) void navigate(jobPath(begun.id));
    else setDiffering(begun);
  });
  return (
    <>
      <h2 className="text-20">Which plan?</h2>
      <p className="mt-1 text-15 text-ink-2">
        What it says of the job is copied: its title, occupation code, hours, pay and nation, and its band and
        kind of employer. So are the years, and what it says of your organisation as a sponsor where you have
        not said it yet.
      </p>
      {differing !== undefined && (
        <Notice kind="warning" live title="Your plan and your organisation differ" className="mt-4">
          <p>{differing.warning}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <LinkButton to={jobPath(differing.id)}>Open the draft</LinkButton>
            <LinkButton to="/dashboard/organisation/register#sponsor" look="outline">
              See what your organisation says
            </LinkButton>
          </p>
        </Notice>
      )}
      <ul className="rows mt-5">
        {plans.map(({ id, name, draft, createdAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-14 text-ink-2">
                {draft === null ? `Saved on ${onDay(createdAt)}` : `It has a job already: “${draft.title}”`}
              </p>
            </div>
            {draft === null ? (
              <Button
                type="button"
                look="outline"
                onClick={() => sending || send(actionForm('plan', { id }))}
              >
                Make a draft<span className="sr-only"> of {name}</span>
              </Button>
            ) : (
              <LinkButton to={jobPath(draft.id)} look="outline">
                Open it<span className="sr-only">: {draft.title}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <StatusMessage state={formState} />
    </>
  );
}
