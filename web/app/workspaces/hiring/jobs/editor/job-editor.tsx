import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { AutosaveContext } from '../../../../kit/forms/autosave/use-autosave.ts';
import { errorList } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { laterDialog } from '../../../../kit/loading/later-dialog.tsx';
import { later } from '../../../../kit/loading/lazy-part.tsx';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { useRevalidateOnFocus } from '../../../../kit/loading/use-revalidate-on-focus.ts';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { jobPath, mayHire } from '../hiring.ts';
import { changesOf } from './changes.ts';
import { numbered } from './hints.ts';
import { autosaveOf, keyOf, storedIn, useJobValues } from './job-autosave.ts';
import { JobControls } from './job-controls.tsx';
import { JobForm } from './job-form.tsx';
import { JobNotices } from './job-notices.tsx';
import { JobStatus } from './job-status.tsx';
import { askedAtOf, type LoadedJob } from './load-job.ts';
import { Requirements } from './requirements.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { type CostChoice, useDraftCheck } from './use-draft-check.ts';
import { verdictOf } from './verdict.ts';
import '../../../../subjects/job/job.css';
import '../../../../ui/choice-field.css';
import '../../../../ui/radio-list.css';
import '../../../../ui/dialog.css';
import './editor.css';

/** Fetched when the preview is opened. */
const JobPreview = later(async () => (await import('./job-preview.tsx')).JobPreview);

const PublishChanges = laterDialog(
  async () => (await import('./publish-changes.tsx')).PublishChanges,
  ({ onClose }) => onClose(),
);

/** What the editor asks the rules besides the text. */
type Asked = CostChoice & { readonly requires: readonly string[] };

const askedIn = ({ requires, years, sponsorSize }: Asked): Asked => ({ requires, years, sponsorSize });

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
  const [asked, setAsked] = useState<Asked>(() => askedIn(editing));
  const { requires, ...cost } = asked;
  const keeping = useAction();
  const ask = (change: Partial<Asked>) => {
    const now = { ...asked, ...change };
    setAsked(now);
    if (!readOnly) keeping.send(actionForm('ask', { asked: JSON.stringify(now) }));
  };
  const draft = useDraftCheck({ ...cost, values, requires, writes: !readOnly });
  const [showsChanges, setShowsChanges] = useState(false);
  const navigate = useNavigate();
  const act = useAction<{ job?: { id: string } }>((result, sent) => {
    if (sent.get('intent') === 'change') setShowsChanges(false);
    if (sent.get('intent') === 'duplicate' && result.job) void navigate(jobPath(result.job.id));
  });
  const send = (intent: string, fields: Readonly<Record<string, string>> = {}) => {
    if (!act.sending) act.send(actionForm(intent, fields));
  };
  const publishChanges = () => {
    const stored: Readonly<Record<string, unknown>> = job.answers;
    const fields = changes.map(({ field }) => field);
    const change = Object.fromEntries(fields.map((field) => [field, values[field]]));
    const was = Object.fromEntries(fields.map((field) => [field, stored[field] ?? null]));
    send('change', { change: JSON.stringify({ ...change, was }) });
  };
  const discard = () => {
    const stored: Readonly<Record<string, unknown>> = job.answers;
    for (const { field } of changes) autosave.set(keyOf(field), stored[field] ?? null);
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
  const chosen = check?.codes.candidates.find(({ code }) => code === values.occupationCode);
  const errors = errorList(act.formState.fieldErrors).map(({ name, message }) => ({
    name: `job-${name}`,
    message,
  }));
  return (
    <AutosaveContext value={autosave}>
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
      <ErrorSummary errors={errors} title="Before this job can be published" />
      {!showsChanges && errors.length === 0 && <StatusMessage state={act.formState} />}
      <JobNotices job={job} hires={hires} />
      <div className="job-editor">
        <div className="min-w-0">
          {/* Fields that save elsewhere once the job is published begin again; what was said of publishing stays. */}
          <JobForm key={job.state} hints={hints} speaking={chosen?.because ?? []} readOnly={readOnly} />
          {!readOnly && (
            <div className="mt-4">
              <Requirements chosen={requires} onChoose={(chosen) => ask({ requires: chosen })} />
            </div>
          )}
        </div>
        <RulesSheet
          title={check === undefined ? 'What the rules say' : shortVerdict(check)}
          phrases={hints.length}
        >
          <RulesPanel values={values} draft={draft} cost={cost} onCost={ask} readOnly={readOnly} />
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
    </AutosaveContext>
  );
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
