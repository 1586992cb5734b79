import { jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { closingDayIn } from './closing-day.ts';
import { hoursIn } from './hours.ts';
import { labelledLines, linesOf, type Span } from './lines.ts';
import { pastedText } from './pasted-text.ts';
import { payIn } from './pay.ts';
import { placeIn } from './place.ts';
import { bandIn, healthCareEmployerIn } from './rate.ts';
import { skillsIn } from './skills.ts';
import { sponsorshipIn } from './sponsorship.ts';
import { employmentIn, workplaceIn } from './terms.ts';
import { titleIn } from './title.ts';

/**
 * What an advertisement says that a job draft asks for. Every value is in it word for word; what it does not say, or says in
 * two ways, is left out. `today`, YYYY-MM-DD, gives a closing date without a year its year.
 */
export function readAdvertisement(pasted: string, today: string): JobSuggestion[] {
  const { text, piece } = pastedText(pasted);
  const lines = linesOf(text);
  const labelled = labelledLines(lines);
  const workplace = workplaceIn(text);
  const title = titleIn(text, lines, labelled);
  const hours = hoursIn(text, labelled);
  const place = placeIn(text, lines, labelled);
  const pieceOf = ({ start, end }: Span<unknown>) => piece(start, end);
  const one = <Value, Suggestion>(
    span: Span<Value> | undefined,
    suggest: (span: Span<Value>) => Suggestion,
  ): Suggestion[] => (span === undefined ? [] : [suggest(span)]);
  const suggestions: JobSuggestion[] = [
    ...one(title, (span) => ({ field: 'title' as const, value: span.value, ...pieceOf(span) })),
    ...one(place, (span) => ({ field: 'place' as const, value: span.value, ...pieceOf(span) })),
    ...one(workplace, (span) => ({ field: 'workplace' as const, value: span.value, ...pieceOf(span) })),
    ...one(employmentIn(text, labelled), (span) => ({
      field: 'employment' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(hours, (span) => ({
      field: 'hoursPerWeek' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(payIn(text, labelled, hours?.value), (span) => ({
      field: 'pay' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...skillsIn(text, labelled).map((span) => ({
      field: 'skills' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(bandIn(text), (span) => ({
      field: 'payScaleRole' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(healthCareEmployerIn(text), (span) => ({
      field: 'healthCareEmployer' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(closingDayIn(text, labelled, today), (span) => ({
      field: 'closesOn' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(sponsorshipIn(text), (span) => ({
      field: 'sponsorship' as const,
      value: span.value,
      ...pieceOf(span),
    })),
  ];
  return suggestions.filter(isSavable);
}

/** Whether the job would accept it: nothing is suggested that would be refused afterwards. */
function isSavable({ field, value }: JobSuggestion): boolean {
  if (field === 'pay') return true;
  if (field === 'skills') return jobFields.skills.safeParse([value]).success;
  return jobFields[field].safeParse(value).success;
}
