import type { WorkSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { type FormRecord, formsIn } from '../forms.ts';
import { type DayOrder, rangeIn } from '../month-ranges.ts';
import { paragraphs } from '../sections.ts';
import { headingParts } from './heading-parts.ts';
import { isName } from './part-kinds.ts';

const longestDescription = 3000;

interface FormJobs {
  readonly jobs: readonly WorkSuggestion[];
  /** The lines of no form. */
  readonly rest: readonly string[];
}

/** Jobs that a form or a table names by labels: `Employer`, `Post held`, `From`, `To`. */
export function formJobs(text: readonly string[], order: DayOrder): FormJobs {
  const { records, rest } = formsIn(text, isJob);
  return { jobs: records.map((record) => jobOf(record, order)), rest };
}

/** Teachers work for a school. */
const employerOf = ({ employer, institution }: FormRecord['values']) => employer ?? institution ?? '';

const isJob = (values: FormRecord['values']) => isJobForm(employerOf(values), values);

const isJobForm = (employer: string, { title, period, from }: FormRecord['values']) =>
  title !== undefined &&
  isName(employer) &&
  (period === undefined || rangeIn(period) !== undefined || from !== undefined);

function jobOf({ values, lines, described }: FormRecord, order: DayOrder): WorkSuggestion {
  const { title, period, from, to } = values;
  const employer = employerOf(values);
  const months = period ?? (from === undefined ? '' : `${from} – ${to ?? ''}`);
  const { start, end, current } = rangeIn(months, order) ?? {
    start: undefined,
    end: undefined,
    current: false,
  };
  const [first, ...others] = headingParts(employer, 0);
  const places = others.filter(({ isPlace }) => isPlace || others.length === 1);
  const company = places.length === others.length ? (first?.text ?? employer) : employer;
  const rest = company === employer ? [] : others.map(({ text }) => text);
  const body = paragraphs(described, longestDescription);
  const description = [...rest, body].filter((text) => text !== '').join('\n') || undefined;
  return {
    field: 'work',
    value: { title, company, start, end, current, description },
    found: lines
      .filter((line) => line.trim() !== '')
      .slice(0, 6)
      .join('\n'),
  };
}
