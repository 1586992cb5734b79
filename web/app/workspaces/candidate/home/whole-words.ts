import type { Completeness } from '@portway/contracts/profile/profile';

/** The profile's completeness in words, and what that means to recruiters. */
export function wholeWords({ percent, steps, needed }: Completeness): { title: string; text: string } {
  if (steps.length === 0) return { title: 'Your profile is complete', text: 'Nothing is missing.' };
  return { title: `Your profile is ${percent}% complete`, text: missingWords(steps.length, needed) };
}

function missingWords(missing: number, needed: number): string {
  const are = missing === 1 ? '1 step is missing' : `${missing} steps are missing`;
  if (needed === 0) return `${are}. Employers you apply to can already see the essentials.`;
  if (needed < missing) return `${are}. ${needed === 1 ? '1 is' : `${needed} are`} essential.`;
  return `${are}. ${missing === 1 ? 'It is' : 'All are'} essential.`;
}
