import type { PrivateField } from '@portway/contracts/candidate/profile/profile-fields';
import type { AnswersApart, StoredAnswers } from '../profile.repository.ts';

/**
 * Sorts answers into those that employers may see and those for their owner alone. Sizes of company that somebody
 * does not want are private and those they want are not, so that answer is stored whole on the private side.
 */
export function answersApart(answers: StoredAnswers, privateFields: readonly PrivateField[]): AnswersApart {
  const names: ReadonlySet<string> = new Set(privateFields);
  const visible: Record<string, unknown> = {};
  const ownerOnly: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(answers)) {
    if (names.has(field)) ownerOnly[field] = value;
    else if (field === 'companyPreferences' && isRecord(value)) {
      visible[field] = Object.fromEntries(Object.entries(value).filter(([, wish]) => wish !== 'No'));
      ownerOnly[field] = value;
    } else visible[field] = value;
  }
  return { visible, ownerOnly };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
