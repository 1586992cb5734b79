import { useNavigate } from 'react-router';
import { useAction } from '../../../../kit/forms/use-action.tsx';
import { jobPath } from '../hiring.ts';
import type { Begun } from './new-job-action.ts';

/** Begins a job and opens its editor. */
export function useBegin() {
  const navigate = useNavigate();
  return useAction<Begun>(({ id }) => void navigate(jobPath(id)));
}
