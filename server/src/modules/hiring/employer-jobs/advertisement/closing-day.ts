import { day } from '@portway/contracts/day';
import type { Span } from './lines.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const date = String.raw`(\d{1,2})(?:st|nd|rd|th)?[ /.-](?:of )?(\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6})[ /.,-]{1,2}(\d{4})|(\d{4})-(\d{2})-(\d{2})`;
const closing = new RegExp(
  String.raw`\b(?:closing date|closing|closes|closes on|close on|closing on|deadline|apply (?:by|before)|apply no later than|last date for applications|by noon on|send [^\n.]{0,40} by)\b[^\n]{0,40}?(?<!\d)(?:${date})(?!\d)`,
  'iu',
);

/** The last day to apply, where the text gives it with its year: we guess none. */
export function closingDayIn(text: string): Span<string> | undefined {
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
