import { recordedInWords } from '../../text/outcome.ts';
import { product } from '../../text/product.ts';
import type { WorkingStepShown } from '../../text/working-steps.ts';
import { lawRead, type RuleRead } from './law-read.ts';
import { recordedIn } from './recorded-in.ts';
import { type DocumentPart, type ResultDocument, saying } from './result-document.ts';

export const notAdvice = 'Information, not legal advice';

/** Everything below the header, in reading order: answers, result, law, sources, the document itself. */
export function wholeDocument(document: ResultDocument): DocumentPart[] {
  const { rules, sources } = lawRead(workingOf(document));
  return saying(
    { kind: 'list', title: 'In short', lines: document.sentences ?? [], large: true },
    { kind: 'list', title: 'Before you read the figures', lines: document.cautions },
    {
      kind: 'table',
      title: 'What you told us',
      columns: [{ head: 'Question' }, { head: 'Your answer' }],
      rows: document.answers.map(({ question, answer }) => ({ cells: [question, answer] })),
    },
    ...document.parts,
    { kind: 'list', title: 'To be confirmed on GOV.UK', lines: toConfirm(rules) },
    lawTable(rules),
    { kind: 'sources', title: 'Sources', sources },
    aboutThis(document),
  );
}

/** Every step of the working. */
export function workingOf({ parts }: ResultDocument): WorkingStepShown[] {
  return parts.flatMap((part) => (part.kind === 'working' ? part.steps : []));
}

function toConfirm(rules: readonly RuleRead[]): string[] {
  const lines = rules.flatMap(({ title, unsettled }) =>
    unsettled === undefined ? [] : [`${title}: ${unsettled}`],
  );
  return [...new Set(lines)];
}

function lawTable(rules: readonly RuleRead[]): DocumentPart {
  return {
    kind: 'table',
    title: 'The law we used',
    columns: [{ head: 'Rule' }, { head: 'In force from' }, { head: 'Checked on' }, { head: 'Sources' }],
    rows: rules.map(({ title, inForceFrom, checkedOn, sources }) => ({
      cells: [title, inForceFrom, checkedOn, sources.join(', ')],
    })),
  };
}

function aboutThis(document: ResultDocument): DocumentPart {
  const { tool, lawAskedFor, madeOn, address } = document;
  const recorded = recordedInWords(recordedIn(workingOf(document)));
  return {
    kind: 'table',
    title: 'About this document',
    columns: [{ head: 'What' }, { head: 'Which' }],
    rows: [
      { cells: ['Made by', `${product}, ${tool}`] },
      { cells: ['Made on', madeOn] },
      ...lawAskedFor.map(({ label, day }) => ({ cells: [`Law of the day: ${label}`, day] })),
      ...(recorded === '' ? [] : [{ cells: ['As recorded', recorded] }]),
      { cells: ['Open it again at', address], address },
      {
        cells: [
          notAdvice,
          'General information for the answers above. The Home Office decides. Check GOV.UK, or ask a regulated immigration adviser, before you rely on it.',
        ],
      },
    ],
  };
}
