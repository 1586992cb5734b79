import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { wordingRequirements } from '@portway/rules/wording-requirements';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { Autosave } from '../../../../kit/forms/autosave/autosave.ts';
import { fieldId } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { SaveStatus } from '../../../../kit/forms/autosave/save-status.tsx';
import {
  AutosaveContext,
  RefusedAnswersContext,
  useSaveSummary,
} from '../../../../kit/forms/autosave/use-autosave.ts';
import { type FormState, idle } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { mayHire } from '../../../../kit/loading/hiring-rights.ts';
import { laterDialog } from '../../../../kit/loading/later-dialog.tsx';
import { later } from '../../../../kit/loading/lazy-part.tsx';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { useRevalidateOnFocus } from '../../../../kit/loading/use-revalidate-on-focus.ts';
import { jobStateWords } from '../../../../text/job/job-choices.ts';
import { onDay } from '../../../../text/moments.ts';
import { CheckGroup } from '../../../../ui/check-group.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { jobPath } from '../hiring.ts';
import { changesOf } from './changes.ts';
import { closedWords } from './closed-words.ts';
import { type FieldFault, leftToMend } from './faults/left-to-mend.ts';
import { numbered } from './hints.ts';
import { autosaveOf, isPublic, type JobValues, keyOf, storedIn, useJobValues } from './job-autosave.ts';
import { JobControls } from './job-controls.tsx';
import { JobForm } from './job-form.tsx';
import { askedAtOf, type LoadedJob } from './load-job.ts';
import { RulesPanel } from './rules/rules-panel.tsx';
import { RulesSheet } from './rules/rules-sheet.tsx';
import { type CostChoice, useDraftCheck } from './rules/use-draft-check.ts';
import { verdictOf } from './rules/verdict.ts';
import '../../../../subjects/job/job.css';
import '../../../../ui/choice-field.css';
import '../../../../ui/radio-list.css';
import '../../../../ui/dialog.css';
import './editor.css';

interface JobStatusProps {
  job: EmployerJob;
  autosave: Autosave;
  /** How many answers differ from what candidates see. */
  changes: number;
  readOnly: boolean;
}

const looks = { draft: 'sky', published: 'mint', paused: 'sand', closed: 'rose' } as const;

/** Whether candidates see the job, and whether what was typed is saved. */
function JobStatus({ job, autosave, changes, readOnly }: JobStatusProps) {
  const { summary } = useSaveSummary(autosave);
  const { state } = job;
  return (
    <div className="job-status">
      <Tag look={looks[state]}>{state === 'published' ? 'Open' : jobStateWords[state]}</Tag>
      {!readOnly && state !== 'closed' && (
        <SaveStatus status={summary}>
          {summary === 'stored' ? storedWords(job, changes) : words[summary]}
        </SaveStatus>
      )}
    </div>
  );
}

function storedWords(job: EmployerJob, changes: number): string {
  if (!isPublic(job)) return `Draft saved ${savedWhen(job.changedAt)}`;
  if (changes === 0) return 'Candidates see it as it is here.';
  return changes === 1
    ? 'One change is saved and not published. Colleagues see it here, candidates do not.'
    : `${changes} changes are saved and not published. Colleagues see them here, candidates do not.`;
}

/** Of today the time, of earlier days the day. */
function savedWhen(changedAt: string): string {
  const moment = new Date(changedAt);
  return moment.toDateString() === new Date().toDateString()
    ? `at ${timeOf.format(moment)}`
    : `on ${onDay(changedAt)}`;
}

const timeOf = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const words = {
  changed: 'Changed in another window. Choose which version to keep.',
  refused: 'An answer cannot be saved as it is. Fix the one marked below.',
  offline: 'Not saved: no connection. Your words are kept in this browser. We try again every few seconds.',
  saving: 'Saving…',
  waiting: 'Saving…',
} as const;

/** Few jobs are checked again by a change of law. */
const LawChangeNotice = later(async () => (await import('./law-change-notice.tsx')).LawChangeNotice);

/** What to know about the job before reading on. */
function JobNotices({ job, hires }: { job: EmployerJob; hires: boolean }) {
  const { state, closed, closedAt, lawChange } = job;
  return (
    <div className="job-notices">
      {!hires && (
        <Notice title="You can look at this job but not change it">
          <p>Ask an owner or admin of your organisation to change your role.</p>
        </Notice>
      )}
      {state === 'paused' && (
        <Notice title="This job is paused">
          <p>No search finds it and nobody new can apply. Its page says so. Applications stay as they are.</p>
        </Notice>
      )}
      {state === 'closed' && (
        <Notice title={closedAt === null ? 'This job is closed' : `This job closed on ${onDay(closedAt)}`}>
          <p>
            {closed !== null && `${closedWords[closed.because]}.`} {closed?.note}
            {hires && ' Open it again to change it.'}
          </p>
        </Notice>
      )}
      {lawChange !== null && (
        <Suspense>
          <LawChangeNotice change={lawChange} />
        </Suspense>
      )}
    </div>
  );
}

/** Fetched when the preview is opened. */
const JobPreview = later(async () => (await import('./job-preview.tsx')).JobPreview);

const PublishChanges = laterDialog(
  async () => (await import('./publish-changes.tsx')).PublishChanges,
  ({ onClose }) => onClose(),
);

/** What the editor asks the rules besides the text. */
type CheckInput = CostChoice & { readonly requires: readonly string[] };

const checkInputIn = ({ requires, years }: CheckInput): CheckInput => ({
  requires,
  years,
});

/** The text of a job with what the rules say beside it. */
export function JobEditor({ showsPreview, ...loaded }: LoadedJob & { showsPreview: boolean }) {
  const { job, editing } = loaded;
  const me = useMe();
  const hires = mayHire(me);
  const readOnly = !hires || job.state === 'closed';
  const autosave = autosaveOf(me.id, job);
  useLayoutEffect(() => autosave.learn(storedIn(job, editing), askedAtOf(job)), [autosave, job, editing]);
  const { revalidate } = useRevalidator();
  useRevalidateOnFocus(useCallback(() => void revalidate(), [revalidate]));
  const values = useJobValues(autosave);
  const changes = changesOf(job, values);
  const [checkInput, setCheckInput] = useState<CheckInput>(() => checkInputIn(editing));
  const { requires, ...cost } = checkInput;
  const keeping = useAction();
  const ask = (change: Partial<CheckInput>) => {
    const nextInput = { ...checkInput, ...change };
    setCheckInput(nextInput);
    if (!readOnly) keeping.send(actionForm('ask', { asked: JSON.stringify(nextInput) }));
  };
  const [sponsorChanges, setSponsorChanges] = useState(0);
  const draft = useDraftCheck({ ...cost, values, requires, sponsorChanges, writes: !readOnly });
  const [showsChanges, setShowsChanges] = useState(false);
  const navigate = useNavigate();
  const act = useAction<{ job?: { id: string } }>((result, formData) => {
    if (formData.get('intent') === 'change') setShowsChanges(false);
    if (formData.get('intent') === 'duplicate' && result.job) void navigate(jobPath(result.job.id));
  });
  const { faults, isNew } = useFaults(act.formState, values);
  const send = (intent: string, fields: Readonly<Record<string, string>> = {}) => {
    if (!act.sending) act.send(actionForm(intent, fields));
  };
  const publishChanges = () => {
    const storedAnswers: Readonly<Record<string, unknown>> = job.answers;
    const fields = changes.map(({ field }) => field);
    const change = Object.fromEntries(fields.map((field) => [field, values[field]]));
    const was = Object.fromEntries(fields.map((field) => [field, storedAnswers[field] ?? null]));
    send('change', { change: JSON.stringify({ ...change, was }) });
  };
  const discard = () => {
    const storedAnswers: Readonly<Record<string, unknown>> = job.answers;
    for (const { field } of changes) autosave.set(keyOf(field), storedAnswers[field] ?? null);
    setShowsChanges(false);
  };
  const check = draft.checked?.check;
  const hints = readOnly ? [] : numbered(draft.checked?.marks ?? []);
  if (showsPreview)
    return (
      <Suspense>
        <JobPreview {...loaded} answers={readStoredJob(values)} post={check?.post ?? job.sponsorship} />
      </Suspense>
    );
  const isMended = act.formState.status === 'error' && !isNew;
  const candidate = check?.codes.candidates.find(({ code }) => code === values.occupationCode);
  return (
    <EditorContexts autosave={autosave} faults={faults}>
      <Link to="/dashboard/hiring/jobs" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Jobs
      </Link>
      <div className="job-editor-head">
        <h1 className="text-36 wrap-anywhere">{String(values.title ?? '') || 'Untitled job'}</h1>
        <JobStatus job={job} autosave={autosave} changes={changes.length} readOnly={!hires} />
        {hires && (
          <JobControls
            job={job}
            changes={changes.length}
            // What was just typed is saved first.
            onAct={(intent) => void autosave.retry().then(() => send(intent))}
            onClose={(why) => send('close', why)}
            onShowChanges={() => setShowsChanges(true)}
          />
        )}
      </div>
      <ErrorSummary
        errors={faults.map(({ field, message }) => ({ name: fieldId(keyOf(field)), message }))}
        title="Before this job can be published"
        takesFocus={isNew}
      />
      {!showsChanges && faults.length === 0 && <StatusMessage state={isMended ? idle : act.formState} />}
      <JobNotices job={job} hires={hires} />
      <div className="job-editor">
        <div className="min-w-0">
          {/* Fields that save elsewhere once the job is published begin again; what was said of publishing stays. */}
          <JobForm
            key={job.state}
            hints={hints}
            speaking={candidate?.because ?? []}
            sponsorshipInText={check?.sponsorshipInText ?? null}
            readOnly={readOnly}
          />
          {!readOnly && (
            <div className="mt-4">
              <Requirements chosen={requires} onChoose={(requirements) => ask({ requires: requirements })} />
            </div>
          )}
        </div>
        <RulesSheet
          title={check === undefined ? 'What the rules say' : shortVerdict(check)}
          phrases={hints.length}
        >
          <RulesPanel
            values={values}
            draft={draft}
            cost={cost}
            onCost={ask}
            onSponsor={() => setSponsorChanges((changed) => changed + 1)}
            readOnly={readOnly}
          />
        </RulesSheet>
      </div>
      <p role="status" className="sr-only">
        {check !== undefined && !draft.isBehind && `${shortVerdict(check)}. ${phraseWords(hints.length)}`}
      </p>
      {showsChanges && (
        <PublishChanges
          job={job}
          changes={changes}
          formState={act.formState}
          onPublish={publishChanges}
          onDiscard={discard}
          onClose={() => setShowsChanges(false)}
        />
      )}
    </EditorContexts>
  );
}

interface EditorContextsProps {
  autosave: Autosave;
  faults: readonly FieldFault[];
  children: ReactNode;
}

/** What the fields of the job save through, and what is wrong with them. */
function EditorContexts({ autosave, faults, children }: EditorContextsProps) {
  const messages = Object.fromEntries(faults.map(({ field, message }) => [keyOf(field), message]));
  return (
    <AutosaveContext value={autosave}>
      <RefusedAnswersContext value={messages}>{children}</RefusedAnswersContext>
    </AutosaveContext>
  );
}

/** What of the last refusal is still to mend, and whether nothing was changed since it came. */
function useFaults(formState: FormState, values: JobValues) {
  const [refusal, setRefusal] = useState({ formState, values });
  if (refusal.formState !== formState) setRefusal({ formState, values });
  const faults = leftToMend(formState.fieldErrors, refusal.values, values);
  return { faults, isNew: refusal.values === values };
}

function shortVerdict(check: Parameters<typeof verdictOf>[0]): string {
  const { title } = verdictOf(check);
  if (check.post === null) return check.codes.isWide ? 'Which of these is it?' : 'Choose its occupation code';
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function phraseWords(phrases: number): string {
  if (phrases === 0) return '';
  return phrases === 1 ? 'One phrase to look at.' : `${phrases} phrases to look at.`;
}

interface RequirementsProps {
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Asks what the law, a clearance or the work itself requires: then words that say so are not marked. */
function Requirements({ chosen, onChoose }: RequirementsProps) {
  return (
    <Disclosure
      summary="Does the law or a clearance require something of the person?"
      open={chosen.length > 0}
    >
      <CheckGroup
        name="requires"
        label="Which applies?"
        hint="We then leave out the hints that do not apply. Colleagues see what you choose here, candidates do not."
        options={wordingRequirements.map(({ id, label }) => ({ value: id, label }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Disclosure>
  );
}
