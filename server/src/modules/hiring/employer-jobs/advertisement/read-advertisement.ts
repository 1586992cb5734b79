import { jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { day } from '@portway/contracts/day';
import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { hoursIn } from './hours.ts';
import { labelledLines, linesOf, type Span } from './lines.ts';
import { pastedText } from './pasted-text.ts';
import { payIn } from './pay.ts';
import { placeIn } from './place.ts';
import { bandIn, healthCareEmployerIn } from './rate.ts';
import { skillsIn } from './skills.ts';
import { employmentIn, workplaceIn } from './terms.ts';
import { titleIn } from './title.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const date = String.raw`(\d{1,2})(?:st|nd|rd|th)?[ /.-](?:of )?(\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6})[ /.,-]{1,2}(\d{4})|(\d{4})-(\d{2})-(\d{2})`;
const closing = new RegExp(
  String.raw`\b(?:closing date|closing|closes|closes on|close on|closing on|deadline|apply (?:by|before)|apply no later than|last date for applications|by noon on|send [^\n.]{0,40} by)\b[^\n]{0,40}?(?<!\d)(?:${date})(?!\d)`,
  'iu',
);

/** The last day to apply, where the text gives it with its year: we guess none. */
function closingDayIn(text: string): Span<string> | undefined {
  const match = closing.exec(text);
  if (!match) return undefined;
  const [whole, dayOfMonth = '', month = '', year = '', isoYear, isoMonth, isoDay] = match;
  const monthNumber = months.findIndex((name) => month.toLowerCase().startsWith(name)) + 1;
  const iso = isoYear
    ? `${isoYear}-${isoMonth}-${isoDay}`
    : `${year}-${String(monthNumber || month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const value = day.safeParse(iso);
  if (!value.success) return undefined;
  const words = new RegExp(`(?:${date})$`, 'iu').exec(whole)?.[0] ?? whole;
  const end = match.index + whole.length;
  return { value: value.data, start: end - words.length, end };
}

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
    ...one(hoursIn(text, labelled), (span) => ({
      field: 'hoursPerWeek' as const,
      value: span.value,
      ...pieceOf(span),
    })),
    ...one(payIn(text, labelled), (span) => ({
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
    ...one(closingDayIn(text), (span) => ({
      field: 'closesOn' as const,
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
