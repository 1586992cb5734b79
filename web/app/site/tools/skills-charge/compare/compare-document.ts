import type { NoResult } from '../../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, ratesSentence } from '../../../../subjects/document/made-from.ts';
import {
  type DocumentPart,
  type ResultDocument,
  saying,
  type TablePart,
  type TableRow,
} from '../../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../../text/days.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import type { ComparisonAnswered } from './evaluate-comparison.ts';
import { type PartShown, partTitles, type RowShown } from './present-comparison.ts';
import { sharedAnswers } from './scenario-words.ts';

/** The comparison as a document to download. */
export function comparisonDocument(
  comparison: ComparisonAnswered | undefined,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (comparison === undefined) return { missing: ['Choose the scenarios to compare.'] };
  const { scenarios, problems, shown, query } = comparison;
  if (problems.length > 0) return { missing: problems.map(({ who, message }) => `${who}: ${message}`) };
  const { headline, beside, sentences, gaps, warnings, parts, workings } = shown;
  const names = beside.map(({ label }) => label);
  const answers = Object.fromEntries(new URLSearchParams(query));
  return {
    ...madeFrom(context, { answers, pinned: Object.keys(answers) }),
    tool: 'Compare Scenarios',
    fileName: `sponsorship-comparison-${scenarios[0]?.assignedOn}`,
    headline: { ...headline, beside },
    sentences: [...sentences, ratesSentence(scenarios[0]?.assignedOn ?? context.today)],
    cautions: [...gaps, ...warnings].map(({ who, message }) => `${who}: ${message}`),
    answers: sharedAnswers(scenarios).filter(({ answer }) => answer !== ''),
    parts: saying(
      ...parts.map((part) => sideBySide(part, names)),
      ...workings.map(
        (steps, place): DocumentPart => ({
          kind: 'working',
          title: `How we worked out ${names[place]}`,
          steps,
        }),
      ),
    ),
    lawAskedFor: [
      ...daysOf(scenarios, 'Certificate assigned on', 'assignedOn'),
      ...daysOf(scenarios, 'Visa applied for on', 'appliedOn'),
    ],
  };
}

const firstHeads: Readonly<Record<string, string>> = {
  [partTitles.answers]: 'Question',
  [partTitles.totals]: 'Total',
};

/** One part of the comparison, with a column for each scenario. */
function sideBySide({ title, rows }: PartShown, names: readonly string[]): TablePart {
  // Answers are text; the columns of the other parts align with each other.
  const column = title === partTitles.answers ? {} : { figure: true, like: 'Not Applicable' };
  return {
    kind: 'table',
    title,
    columns: [{ head: firstHeads[title] ?? 'Fee' }, ...names.map((head) => ({ head, ...column }))],
    rows: rows.map((row) => rowOf(row, names)),
  };
}

/** Remarks on single cells go under the row's name. */
function rowOf({ label, remark, cells, strong = false }: RowShown, names: readonly string[]): TableRow {
  const remarks = cells.flatMap((cell, place) => [
    ...(cell.tag === undefined ? [] : [`${cell.tag}: ${names[place]}.`]),
    ...(cell.remark === undefined ? [] : [`${names[place]}: ${cell.remark}`]),
  ]);
  return {
    cells: [label, ...cells.map(({ text }) => text)],
    remark: remark ?? (remarks.length > 0 ? remarks.join(' ') : undefined),
    total: strong,
  };
}

/** A date once if all scenarios share it, otherwise one for each scenario. */
function daysOf(
  scenarios: readonly SponsorshipAnswers[],
  label: string,
  name: 'assignedOn' | 'appliedOn',
): ResultDocument['lawAskedFor'] {
  const days = scenarios.map((answers) => dayInWords(answers[name]));
  const [day = '', ...others] = new Set(days);
  if (others.length === 0) return [{ label, day }];
  return days.map((each, place) => ({ label: `${label}, scenario ${'ABCD'.charAt(place)}`, day: each }));
}
