import {
  educationFields,
  profileFields,
  workFields,
} from '@portway/contracts/candidate/profile/profile-fields';
import { z } from 'zod';
import { asWritten } from './as-written.ts';
import candidates from './demo-candidates.json' with { type: 'json' };

const demoCandidate = z.strictObject({
  fullName: z.string(),
  answers: z.strictObject(profileFields).partial(),
  work: z.array(z.strictObject(workFields).partial()),
  education: z.array(z.strictObject(educationFields).partial()),
});

/** Somebody to fill an empty database with. */
export type DemoCandidate = z.input<typeof demoCandidate>;

/** Twenty people who do not exist, at companies and schools that do not exist either. */
export const demoCandidates: readonly DemoCandidate[] = asWritten(z.array(demoCandidate), candidates);
