import type { EducationEntry, ProfileAnswers, WorkEntry } from '@portway/contracts/candidate/profile/profile';

/** Somebody to fill an empty database with. */
export interface DemoCandidate {
  readonly fullName: string;
  readonly answers: ProfileAnswers;
  readonly work: readonly Omit<WorkEntry, 'id' | 'kind'>[];
  readonly education: readonly Omit<EducationEntry, 'id' | 'kind'>[];
}
