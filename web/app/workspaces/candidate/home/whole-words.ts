import type { Completeness } from '@portway/contracts/candidate/profile/profile';

/** The profile's completeness in words, and what that means to recruiters. */
export function wholeWords({ percent, steps, begun, needed }: Completeness): { title: string; text: string } {
  if (steps.length === 0) return { title: 'Your profile is complete', text: 'Nothing is missing.' };
  const missing = `${missingWords(steps.length, begun.length)}. ${neededWords(steps.length, needed)}`;
  return { title: `Your profile is ${percent}% complete`, text: missing };
}

function missingWords(missing: number, begun: number): string {
  if (missing === 1) return begun === 0 ? '1 step is missing' : '1 step is half done';
  if (begun === 0) return `${missing} steps are missing`;
  return begun === missing
    ? `${missing} steps are half done`
    : `${missing} steps are missing, and ${begun} of them ${begun === 1 ? 'is' : 'are'} half done`;
}

function neededWords(missing: number, needed: number): string {
  if (needed === 0) return 'Employers you apply to can already see the essentials.';
  if (needed < missing) return `${needed === 1 ? '1 is' : `${needed} are`} essential.`;
  return missing === 1 ? 'It is essential.' : 'All are essential.';
}
