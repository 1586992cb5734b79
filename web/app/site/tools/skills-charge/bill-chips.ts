import { dayInWords } from '../../../text/days.ts';
import { sponsorSizes, visaTypes } from '../../../text/questions.ts';
import { codeIn } from './role-code.ts';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

/** The answers that a bill rests on, in short: a phone folds the form to them. */
export function billChips(answers: SponsorshipAnswers): readonly string[] {
  const { role, sponsorSize, location, visaType, years, startsOn, partner, children, childrenCount } =
    answers;
  return [
    codeIn(role) || 'Role not chosen',
    sponsorSizes.find(({ value }) => value === sponsorSize)?.label ?? 'Size not chosen',
    location === 'outside'
      ? 'Outside the UK'
      : `In the UK, ${visaTypes.find(({ value }) => value === visaType)?.label ?? 'another visa'}`,
    lengthOf(years, startsOn),
    ...(partner === 'yes' ? ['Partner'] : []),
    ...(children === 'yes' ? [childrenCount === '1' ? '1 child' : `${childrenCount} children`] : []),
    `Assigned ${dayInWords(answers.assignedOn)}`,
  ];
}

function lengthOf(years: string, startsOn: string): string {
  if (years === '1') return '1 year';
  if (/^\d$/.test(years)) return `${years} years`;
  return startsOn === '' ? 'Length not chosen' : 'By its days';
}
