import { ProblemError } from '@portway/contracts/problem';
import { follow } from '../../loading/signed-in.ts';
import type { Sent } from './answer-states.ts';

/** What a failed save means; `loadCurrent` finds out what is stored now. */
export async function notSaved(error: unknown, loadCurrent: () => Promise<Sent>): Promise<Sent> {
  if (error instanceof Response) {
    follow(error);
    return { status: 'away' };
  }
  if (error instanceof TypeError) return { status: 'unreachable' };
  if (!(error instanceof ProblemError)) throw error;
  const { code, status, message, fields } = error;
  if (code === 'changed') return await loadCurrent();
  // A server that is starting, full or broken is tried again; so is one that tells us to wait.
  if (status >= 500 || status === 429) return { status: 'unreachable' };
  return { status: 'refused', message: Object.values(fields)[0] ?? message };
}
