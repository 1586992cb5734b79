import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { useEffect, useSyncExternalStore } from 'react';
import { asMe, follow } from '../../../../kit/loading/signed-in.ts';
import { type Mark, SavedMarks } from './saved-marks.ts';

/** Shared by all lists of this page: a job saved in one is saved in the others. */
const marks = new SavedMarks(async (id, saved) => {
  // Loaded when the button is pressed: lists do not need it.
  const { saveJobOperation, unsaveJobOperation } = await import(
    '@portway/contracts/candidate/saved-jobs/saved-jobs'
  );
  return await call(saved ? saveJobOperation : unsaveJobOperation, undefined, {
    fetch: asMe(new Request(location.href)),
    parameters: { id },
  });
}, faultOf);

function faultOf(error: unknown): string {
  if (error instanceof Response) follow(error);
  if (error instanceof ProblemError) return error.message;
  return 'We could not reach the server. Check your connection, then try again.';
}

interface Listed {
  readonly id: string;
  readonly saved: boolean;
}

/** Jobs of lists already taken in: a cached page is older than the changes made since. */
const learntJobs = new WeakSet<Listed>();

/** Takes in a list that was just fetched. */
export function useLearnSaved(jobs: readonly Listed[], count: number): void {
  useEffect(() => {
    const fresh = jobs.filter((job) => !learntJobs.has(job));
    if (fresh.length === 0 && jobs.length > 0) return;
    for (const job of fresh) learntJobs.add(job);
    marks.learn(fresh, count);
  }, [jobs, count]);
}

/** A list of saved jobs fetched before this resolves may lack a job that was just saved. */
export const savedMarksSettled = (): Promise<void> => marks.settled();

/** The number of saved jobs. */
export function useSavedCount(initialCount: number): number {
  return useSyncExternalStore(marks.subscribe, () => marks.count()) ?? initialCount;
}

/** Whether a job is saved, and the function that changes it. */
export function useSaved({ id, saved }: Listed): Mark & { readonly want: (saved: boolean) => void } {
  const mark = useSyncExternalStore(marks.subscribe, () => marks.markOf(id)) ?? { saved };
  return { ...mark, want: (wish) => void marks.want(id, { was: mark.saved, saved: wish }) };
}
