import type { Resume } from '@portway/contracts/candidate/resumes/resumes';
import { Link } from 'react-router';
import { profilePaths } from '../../../text/profile-paths.ts';
import { RadioList } from '../../../ui/radio-list.tsx';
import type { LoadedJob } from './load-job.ts';
import type { DraftAnswer } from './use-draft.ts';

/** The main CV is sent until another, or none, is selected; also one uploaded after the draft was saved. */
export function resumeOf(
  { begun, value }: DraftAnswer,
  { job, resumes }: Pick<LoadedJob, 'job' | 'resumes'>,
) {
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
export function CvChoice({ resumes, chosen, error, onChoose }: CvChoiceProps) {
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
