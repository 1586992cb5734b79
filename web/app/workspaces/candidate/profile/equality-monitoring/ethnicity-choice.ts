import {
  ethnicityChoices,
  type IdentityAnswers,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';

type Ethnicity = IdentityAnswers['ethnicity'];

export interface EthnicityChosen {
  readonly now: Ethnicity;
  /** What was removed because it conflicts with the new choice. */
  readonly taken: Ethnicity;
}

const alone = 'Prefer not to say';

/** The selection after a change: “Prefer not to say” excludes all others, and the latest choice wins. */
export function ethnicityChoice(before: Ethnicity, selection: readonly string[]): EthnicityChosen {
  const choices = ethnicityChoices.filter((each) => selection.includes(each));
  if (!choices.includes(alone) || choices.length === 1) return { now: choices, taken: [] };
  const others = choices.filter((each) => each !== alone);
  return before.includes(alone) ? { now: others, taken: [alone] } : { now: [alone], taken: others };
}
