import type { ApplicationWhole } from '@portway/contracts/candidate/applications/applications';
import { FileText } from 'lucide-react';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';

/** What the employer received. */
export function SentPanel({ application }: { application: ApplicationWhole }) {
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
