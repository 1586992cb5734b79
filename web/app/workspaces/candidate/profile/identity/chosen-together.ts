import {
  ethnicityChoices,
  type IdentityAnswers,
} from '@portway/contracts/equality-monitoring/equality-monitoring';

type Ethnicity = IdentityAnswers['ethnicity'];

export interface EthnicityChosen {
  readonly now: Ethnicity;
  /** What went away because it does not go with what was chosen. */
  readonly taken: Ethnicity;
}

const alone = 'Prefer not to say';

/** What is chosen once somebody has changed it: “Prefer not to say” stands alone, whichever of them came last. */
export function chosenTogether(before: Ethnicity, wanted: readonly string[]): EthnicityChosen {
  const chosen = ethnicityChoices.filter((each) => wanted.includes(each));
  if (!chosen.includes(alone) || chosen.length === 1) return { now: chosen, taken: [] };
  const others = chosen.filter((each) => each !== alone);
  return before.includes(alone) ? { now: others, taken: [alone] } : { now: [alone], taken: others };
}
