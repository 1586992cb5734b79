import type { Completeness, ProfileStep, StepAnswer } from '@portway/contracts/candidate/profile/profile';
import { profilePaths } from '../../text/profile/profile-paths.ts';
import { type StepWords, stepWords } from '../../text/profile/profile-words.ts';
import { type ProfileWords, profileWords } from './profile-words.ts';

type Missing = Completeness['begun'][number]['missing'];

/** Of a job in the profile. */
const ofJob: Partial<Record<StepAnswer, string>> = {
  title: 'Title',
  company: 'Company',
  start: 'Start',
  end: 'End',
};

const ofProfile: Readonly<Record<string, ProfileWords | undefined>> = profileWords;

/** What is missing from a profile, the best next step first: a step that is begun names the answers that it lacks. */
export function missingSteps({
  steps,
  begun,
}: Pick<Completeness, 'steps' | 'begun'>): readonly (StepWords & { readonly step: ProfileStep })[] {
  return steps.map((step) => {
    const missing = begun.find((each) => each.step === step)?.missing ?? [];
    return { step, ...wordsOf(step, missing) };
  });
}

function wordsOf(step: ProfileStep, missing: Missing): StepWords {
  const [first, ...more] = missing;
  if (first === undefined) return stepWords[step];
  const labels = missing.map(labelOf);
  const to = addressOf(first);
  if (more.length > 0) return { ...stepWords[step], to, text: `Half done. Still empty: ${inWords(labels)}.` };
  return {
    to,
    title: `Fill in ${inWords(labels)}`,
    text: first in ofJob ? 'It is all that your job still lacks.' : 'The rest of this step is done.',
    action: 'Fill it in',
  };
}

const labelOf = (answer: StepAnswer) => ofJob[answer] ?? ofProfile[answer]?.label ?? answer;

function addressOf(answer: StepAnswer): string {
  if (answer in ofJob) return stepWords.work.to;
  return `${profilePaths[ofProfile[answer]?.tab ?? 'profile']}#${answer}`;
}

/** “Bio”, “Location” and “Name”. */
function inWords(labels: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(labels.map((label) => `“${label}”`));
}
