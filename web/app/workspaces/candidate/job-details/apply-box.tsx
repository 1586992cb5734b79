import { maxOfAnswer } from '@portway/contracts/candidate/applications/applications';
import type { JobForMe } from '@portway/contracts/candidate/jobs/jobs';
import { lengthOf } from '@portway/contracts/candidate/profile/profile-texts';
import type { Resume } from '@portway/contracts/candidate/resumes/resumes';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SaveState } from '../../../kit/forms/autosave/autosave.ts';
import { Versions } from '../../../kit/forms/autosave/autosaved.tsx';
import { SaveStatus } from '../../../kit/forms/autosave/save-status.tsx';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { refreshUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { atTime } from '../../../text/moments.ts';
import { profilePaths } from '../../../text/profile/profile-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { forgetJobs } from '../jobs/load-jobs.ts';
import { asDraft, type Draft } from './draft.ts';
import type { LoadedJob } from './load-job.ts';
import { type DraftAnswer, useDraft } from './use-draft.ts';

const words = {
  waiting: 'Saving your draft…',
  saving: 'Saving your draft…',
  offline: 'No connection. Your draft is stored in this browser, and we will save it later.',
  refused: 'Your draft cannot be saved as it is.',
  changed: 'Changed in another window. Choose which version to keep.',
} as const;

/** The draft's save state. */
function DraftLine({ state, begun }: { state: SaveState; begun: boolean }) {
  const inWords = state.status === 'stored' ? storedWords(state.fresh, begun) : words[state.status];
  return (
    <SaveStatus status={state.status} className="text-14 text-ink-2">
      {inWords}
    </SaveStatus>
  );
}

function storedWords(isFresh: boolean, hasDraft: boolean): string {
  if (isFresh) return 'Draft saved. Nobody else sees it.';
  return hasDraft
    ? 'Your saved draft. Nobody else sees it.'
    : 'Saved as a draft while you write. Nobody else sees it.';
}

interface InterestFieldProps {
  company: string;
  draft: DraftAnswer;
  /** The server's error. */
  error: string | undefined;
  inputRef: Ref<HTMLTextAreaElement>;
  onType: (text: string) => void;
}

/** The employer's one question, with the save state of the draft answer. */
function InterestField({ company, draft, error, inputRef, onType }: InterestFieldProps) {
  const { value, state } = draft;
  return (
    <div>
      <LinesField
        key={draft.replaced}
        inputRef={inputRef}
        name="interest"
        label={`What interests you about working for ${company}?`}
        optional
        rows={7}
        dir="auto"
        defaultValue={value.text}
        error={state.status === 'refused' ? state.message : error}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={draft.settle}
      />
      <div className="apply-under">
        <DraftLine state={state} begun={draft.begun} />
        <Counter length={lengthOf(value.text)} />
      </div>
      {state.status === 'changed' && (
        <Versions mine={value.text} theirs={asDraft(state.theirs).text} onDecide={draft.decide} />
      )}
    </div>
  );
}

function Counter({ length }: { length: number }) {
  const most = maxOfAnswer.toLocaleString('en-GB');
  return (
    <p className="apply-count" data-over={length > maxOfAnswer || undefined}>
      {length.toLocaleString('en-GB')} of {most}
      <span className="sr-only"> characters</span>
    </p>
  );
}

/** The main CV is sent until another, or none, is selected; also one uploaded after the draft was saved. */
function resumeOf({ begun, value }: DraftAnswer, { job, resumes }: Pick<LoadedJob, 'job' | 'resumes'>) {
  if (resumes.some(({ id }) => id === value.resume)) return value.resume;
  const main = resumes.find((one) => one.main);
  const isNew = main !== undefined && job.draft !== null && main.uploadedAt > job.draft.savedAt;
  return begun && value.resume === null && !isNew ? null : (main?.id ?? null);
}

interface CvChoiceProps {
  resumes: readonly Resume[];
  chosen: string | null;
  error: string | undefined;
  onChoose: (resume: string | null) => void;
}

const without = 'none';

/** Which CV is sent, or none; and a link to upload one where there is none. */
function CvChoice({ resumes, chosen, error, onChoose }: CvChoiceProps) {
  const upload = (
    <Link to={profilePaths.resume} className="text-link underline underline-offset-4">
      {resumes.length === 0 ? 'Upload a CV' : 'Upload another'}
    </Link>
  );
  if (resumes.length === 0)
    return (
      <p className="text-15 text-ink-2">
        You have no CV here yet. {upload}: what you have written will be saved. Or apply with your profile
        alone.
      </p>
    );
  return (
    <RadioList
      name="resume"
      label="Your CV"
      hint={<>{upload}: what you have written will be saved.</>}
      error={error}
      options={[
        ...resumes.map(({ id, name, main }) => ({
          value: id,
          label: name,
          ...(main && { note: 'Your main CV' }),
        })),
        { value: without, label: 'No CV', note: 'We send your profile alone' },
      ]}
      chosen={chosen ?? without}
      onChoose={(value) => onChoose(value === without ? null : value)}
    />
  );
}

/** The application form: what to write, what is sent with it, and the outcome. */
export function ApplyBox({ job, resumes }: Pick<LoadedJob, 'job' | 'resumes'>) {
  const draft = useDraft(useMe().id, job);
  const applying = useApplying(job, draft);
  useRevalidateOnEvent(['application']);
  const { application, card } = job;
  return (
    <section id="apply" aria-labelledby="apply-heading" tabIndex={-1} className="panel apply-box">
      <h2 id="apply-heading" className="text-22">
        {application === null ? `Apply to ${card.employer.name}` : 'Your application'}
      </h2>
      {application !== null ? (
        <Sent application={application} company={card.employer.name} />
      ) : job.state !== 'published' ? (
        <NotOpen job={job} text={draft.value.text} />
      ) : (
        <ApplyForm job={job} resumes={resumes} draft={draft} applying={applying} />
      )}
      <StatusMessage state={applying.formState} />
    </section>
  );
}

function Sent({
  application,
  company,
}: {
  application: NonNullable<LoadedJob['job']['application']>;
  company: string;
}) {
  const { id, state } = application;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ApplicationTag status={state} />
        <p className="text-ink-2">
          {state === 'withdrawn'
            ? 'You withdrew your application. You can reopen it while the job is open.'
            : `${company} has your application. Any change will appear here and under Applied.`}
        </p>
      </div>
      <Ways>
        <LinkButton to={`/dashboard/applied?application=${id}`}>
          <Send size={18} aria-hidden />
          View application
        </LinkButton>
        <LinkButton to="/dashboard/jobs" look="outline">
          More jobs
        </LinkButton>
      </Ways>
    </>
  );
}

/** Text written for a job that has closed, or is paused, is not lost: it can be used for another. */
function NotOpen({ job: { state, closedAt }, text }: { job: LoadedJob['job']; text: string }) {
  return (
    <>
      <p className="text-ink-2">
        {state === 'paused'
          ? 'The employer has paused this job. Nobody new can apply until it opens again.'
          : `This job closed${closedAt === null ? '' : ` on ${atTime(closedAt)}`}. You can no longer apply for it.`}
      </p>
      {text !== '' && (
        <>
          <label htmlFor="kept-text" className="font-medium">
            What you wrote
          </label>
          <textarea id="kept-text" readOnly value={text} className="apply-kept" />
        </>
      )}
      <Ways>
        {text !== '' && (
          <CopyButton label="Copy the text" done="Text copied" text={() => text} className="job-share" />
        )}
        <LinkButton to="/dashboard/jobs" look="outline">
          Search for other jobs
        </LinkButton>
      </Ways>
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

interface ApplyFormProps extends Pick<LoadedJob, 'job' | 'resumes'> {
  draft: DraftAnswer;
  applying: Applying;
}

/** Why the candidate is interested, and which CV is sent. Saved as a draft while it is edited. */
function ApplyForm({ job, resumes, draft, applying }: ApplyFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = draft;
  const { name } = job.card.employer;
  const [hasChosen, setHasChosen] = useState(false);
  const resume = hasChosen ? value.resume : resumeOf(draft, { job, resumes });
  const choose = (id: string | null) => {
    setHasChosen(true);
    draft.choose({ text: value.text, resume: id });
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    draft.settle();
    if (lengthOf(value.text.trim()) > maxOfAnswer) area.current?.focus();
    else applying.apply({ text: value.text.trim(), resume });
  };
  const { fieldErrors } = applying.formState;
  return (
    <form onSubmit={apply} noValidate className="apply-form" aria-busy={applying.sending}>
      <InterestField
        company={name}
        draft={draft}
        error={fieldErrors.text}
        inputRef={area}
        onType={(text) => draft.type({ text, resume })}
      />
      <CvChoice resumes={resumes} chosen={resume} error={fieldErrors.resume} onChoose={choose} />
      <div>
        <BusyButton sending={applying.sending}>Apply</BusyButton>
        <p className="mt-3 text-14 text-ink-2">
          {name} will see your profile, the CV you choose and this answer. You can withdraw at any time.
        </p>
      </div>
    </form>
  );
}

interface Applying {
  readonly apply: (sent: Draft) => void;
  readonly sending: boolean;
  readonly formState: FormState;
}

/**
 * Applies for a job: only once, however often the button is pressed, and also when the first response was
 * lost.
 */
function useApplying({ card }: JobForMe, draft: DraftAnswer): Applying {
  const attempt = useRef<string>(undefined);
  const isUnderWay = useRef(false);
  const [isSettling, setIsSettling] = useState(false);
  const action = useAction(() => {
    draft.end();
    forgetJobs();
    void refreshUnreadCounts();
  });
  const { formState } = action;
  useEffect(() => {
    if (formState.status !== 'idle') isUnderWay.current = false;
  }, [formState]);
  const apply = async ({ text, resume }: Draft) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempt.current ??= crypto.randomUUID();
    setIsSettling(true);
    // A draft in flight would arrive after the application, and remain.
    await draft.sendNow();
    setIsSettling(false);
    action.send(actionForm('apply', { id: card.id, text, resume: resume ?? '', attempt: attempt.current }));
  };
  return {
    apply: (application) => void apply(application),
    sending: isSettling || action.sending,
    formState,
  };
}
