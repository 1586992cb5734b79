import type { WordingMarkOfJob } from '@portway/contracts/hiring/employer-jobs/job-wording';

/** A phrase to look at, numbered through the whole job. */
export interface NumberedMark {
  readonly number: number;
  readonly mark: WordingMarkOfJob;
}

export function numbered(marks: readonly WordingMarkOfJob[]): NumberedMark[] {
  return marks.map((mark, place) => ({ number: place + 1, mark }));
}
