import type { ProfileAnswers } from '@portway/contracts/candidate/profile/profile';
import {
  companySizes,
  environments,
  importance,
  marketsOfInterest,
  marketsToAvoid,
  mattersMost,
} from '@portway/contracts/candidate/profile/profile-choices';

/** Answers that a person's number picks from the lists, so that the twenty differ and are always the same. */
export function cultureOf(number: number): ProfileAnswers {
  const pick = <const Choice>(choices: readonly [Choice, ...Choice[]], from = number) =>
    choices[from % choices.length] ?? choices[0];
  const [ideal, acceptable, not] = [0, 1, 3].map((step) => pick(companySizes, number + step));
  return {
    careerTrack: number % 4 === 3 ? 'manager' : 'individual-contributor',
    environment: pick(environments),
    mostImportant: [pick(mattersMost), pick(mattersMost, number + 4)],
    remoteImportance: pick(importance),
    quietImportance: pick(importance, number + 1),
    marketsWanted: [pick(marketsOfInterest), pick(marketsOfInterest, number + 2)],
    marketsAvoided: [pick(marketsToAvoid)],
    technologiesAvoided: number % 3 === 0 ? ['PHP'] : [],
    otherJobTypes: { fullTime: true, contractor: number % 3 === 1, cofounder: number % 5 === 4 },
    companyPreferences: { ...sizes(ideal, 'Ideal'), ...sizes(acceptable, 'Yes'), ...sizes(not, 'No') },
  };
}

function sizes<Wish>(size: (typeof companySizes)[number] | undefined, wish: Wish) {
  return size === undefined ? {} : { [size]: wish };
}
