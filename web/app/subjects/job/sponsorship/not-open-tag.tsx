import type { JobState } from '@portway/contracts/candidate/jobs/job-choices';
import { Tag } from '../../../ui/tag.tsx';

/** Says of a job that was public that nobody new can apply for it. */
export function NotOpenTag({ state }: { state: JobState }) {
  if (state === 'published') return null;
  return state === 'paused' ? <Tag look="sand">Paused</Tag> : <Tag look="rose">Closed</Tag>;
}
