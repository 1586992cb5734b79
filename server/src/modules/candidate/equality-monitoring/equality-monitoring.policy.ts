import type { IdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';

/**
 * What is stored of the input: free text only where it is the selected answer, and nothing that was
 * withdrawn.
 */
export function answersGiven(sent: IdentityAnswers): IdentityAnswers {
  const words = (chosen: boolean, text: string | null) => (chosen ? text : null);
  return {
    pronouns: sent.pronouns,
    pronounsInOwnWords: words(sent.pronouns === 'own-words', sent.pronounsInOwnWords),
    displayPronouns: sent.displayPronouns && sent.pronouns !== null && sent.pronouns !== 'prefer-not-to-say',
    gender: sent.gender,
    genderInOwnWords: words(sent.gender === 'own-words', sent.genderInOwnWords),
    ethnicity: sent.ethnicity.toSorted((one, other) => (one < other ? -1 : 1)),
    ethnicityInOwnWords: words(sent.ethnicity.includes('Self-describe'), sent.ethnicityInOwnWords),
  };
}

/** The one thing shown to others: pronouns that the owner puts on the profile. Null shows nothing. */
export function shownPronouns({ displayPronouns, pronouns, pronounsInOwnWords }: IdentityAnswers) {
  if (!displayPronouns || pronouns === 'prefer-not-to-say') return null;
  return pronouns === 'own-words' ? pronounsInOwnWords : pronouns;
}
