import {
  ethnicityChoices,
  genderChoices,
  type IdentityAnswers,
  pronounChoices,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';

const choiceWords = {
  man: 'Man',
  woman: 'Woman',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
  'own-words': 'In my own words',
} as const;

type Choice = (typeof pronounChoices)[number] | (typeof genderChoices)[number];

const wordsOf = (choice: Choice): string =>
  choice === 'he/him' || choice === 'she/her' || choice === 'they/them' ? choice : choiceWords[choice];

export const pronounOptions = pronounChoices.map((value) => ({ value, label: wordsOf(value) }));
export const genderOptions = genderChoices.map((value) => ({ value, label: wordsOf(value) }));
export const ethnicityOptions = ethnicityChoices.map((value) => ({ value, label: value }));

/** All answers, one a line, for comparing two versions. */
export function answersInWords(answers: IdentityAnswers): string {
  const inWords = (choice: Choice | null, ownWords: string | null) =>
    choice === null ? 'no answer' : choice === 'own-words' && ownWords ? ownWords : wordsOf(choice);
  const ethnicity = answers.ethnicity.map((each) =>
    each === 'Self-describe' && answers.ethnicityInOwnWords ? answers.ethnicityInOwnWords : each,
  );
  return [
    `Pronouns: ${inWords(answers.pronouns, answers.pronounsInOwnWords)}${answers.displayPronouns ? ', shown on your profile' : ''}`,
    `Gender: ${inWords(answers.gender, answers.genderInOwnWords)}`,
    `Ethnicity: ${ethnicity.join(', ') || 'no answer'}`,
  ].join('\n');
}
