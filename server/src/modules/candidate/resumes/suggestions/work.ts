import type { WorkSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import type { DayOrder } from './month-ranges.ts';
import { isPlace } from './places.ts';
import { linesAbout, paragraphs, type Section } from './sections.ts';
import { type JobEntry, jobEntries } from './work/job-entries.ts';
import { formJobs } from './work/job-forms.ts';
import { type WorkLine, workLines } from './work/work-lines.ts';

const longestDescription = 3000;

export interface JobsRead {
  readonly jobs: WorkSuggestion[];
  /** Headings of jobs whose title and company cannot be told apart: they are left to the user. */
  readonly unclear: readonly string[];
  /** The lines that describe the jobs. */
  readonly texts: readonly string[];
}

/** The jobs below headings about work; where there is no such heading, those that are beyond doubt in the rest. */
export function workIn(sections: readonly Section[], order: DayOrder): JobsRead {
  const work = jobsAmong(linesAbout(sections, 'work'), order, false);
  if (sections.some(({ about }) => about === 'work')) return work;
  const others = (['head', 'contact', 'bio'] as const).flatMap((about) => linesAbout(sections, about));
  const reads = [others, ...sections.filter(({ about }) => about === 'unknown').map(({ lines }) => lines)]
    .map((lines) => jobsAmong(lines, order, true))
    // One post below a heading that we do not know could be anything, such as in a club.
    .filter(({ jobs }, place) => place === 0 || jobs.length > 1);
  return {
    jobs: reads.flatMap(({ jobs }) => jobs),
    unclear: reads.flatMap(({ unclear }) => unclear),
    texts: reads.flatMap(({ texts }) => texts),
  };
}

function jobsAmong(text: readonly string[], order: DayOrder, isStrict: boolean): JobsRead {
  const { jobs: forms, rest } = formJobs(text, order);
  const lines = workLines(rest, order);
  const entries = jobEntries(lines, isStrict);
  const readings = entries.map((entry, place) => ({
    entry,
    source: sourceOf(lines, entry),
    next: entries[place + 1],
  }));
  return {
    jobs: [
      ...forms,
      ...readings.flatMap(({ entry, source, next }) => {
        if (entry.heading === undefined) return [];
        const { title, company } = entry.heading;
        const { start, end, current } = entry.range;
        const description = descriptionOf(lines, entry, next) || undefined;
        return [
          {
            field: 'work' as const,
            value: { title, company, start, end, current, description },
            found: source,
          },
        ];
      }),
    ],
    unclear: readings.flatMap(({ entry, source }) => (entry.heading === undefined ? [source] : [])),
    texts: [
      ...forms.map(({ value }) => value.description ?? ''),
      ...readings.flatMap(({ entry, next }) =>
        entry.heading === undefined ? [] : lines.slice(entry.from, next?.from).map(({ text: line }) => line),
      ),
    ],
  };
}

function sourceOf(lines: readonly WorkLine[], { from, to, companyAt }: JobEntry): string {
  const company = companyAt === undefined ? [] : [lines[companyAt]?.text ?? ''];
  return [...company, ...lines.slice(from, to + 1).map(({ text }) => text)].join('\n').trim();
}

/** What the heading says besides, line by line, and then the text below it. */
function descriptionOf(lines: readonly WorkLine[], entry: JobEntry, next: JobEntry | undefined): string {
  const texts = lines.slice(entry.to + 1, next?.from).map(({ text }) => text);
  const [first = ''] = texts;
  const place = isPlace(first) ? [first.trim()] : [];
  const body = paragraphs(texts.slice(place.length), longestDescription);
  return [...(entry.heading?.rest ?? []), ...place, body].filter((text) => text !== '').join('\n');
}
