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
import { employmentIn, workplaceIn } from './terms.ts';
import { titleIn } from './title.ts';

/**
 * What an advertisement says that a job draft asks for. Every value is in it word for word; what it does not say, or says in
 * two ways, is left out.
 */
export function readAdvertisement(pasted: string): JobSuggestion[] {
  const { text, piece } = pastedText(pasted);
  const lines = linesOf(text);
  const labelled = labelledLines(lines);
  const workplace = workplaceIn(text);
  const title = titleIn(text, lines, labelled);
  const place = placeIn(text, lines, labelled);
  const where = ({ start, end }: Span<unknown>) => piece(start, end);
  const one = <Value, Suggestion>(
    span: Span<Value> | undefined,
    suggest: (found: Span<Value>) => Suggestion,
  ): Suggestion[] => (span === undefined ? [] : [suggest(span)]);
  const suggestions: JobSuggestion[] = [
    ...one(title, (found) => ({ field: 'title' as const, value: found.value, ...where(found) })),
    ...one(place, (found) => ({ field: 'place' as const, value: found.value, ...where(found) })),
    ...one(workplace, (found) => ({ field: 'workplace' as const, value: found.value, ...where(found) })),
    ...one(employmentIn(text, labelled), (found) => ({
      field: 'employment' as const,
      value: found.value,
      ...where(found),
    })),
    ...one(hoursIn(text, labelled), (found) => ({
      field: 'hoursPerWeek' as const,
      value: found.value,
      ...where(found),
    })),
    ...one(payIn(text, labelled), (found) => ({
      field: 'pay' as const,
      value: found.value,
      ...where(found),
    })),
    ...skillsIn(text, labelled).map((found) => ({
      field: 'skills' as const,
      value: found.value,
      ...where(found),
    })),
    ...one(bandIn(text), (found) => ({
      field: 'payScaleRole' as const,
      value: found.value,
      ...where(found),
    })),
    ...one(healthCareEmployerIn(text), (found) => ({
      field: 'healthCareEmployer' as const,
      value: found.value,
      ...where(found),
    })),
    ...one(closingDayIn(text), (found) => ({
      field: 'closesOn' as const,
      value: found.value,
      ...where(found),
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
