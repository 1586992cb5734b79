import '../../jitless.ts';
import { paperFields, paperSources } from '@portway/rules/papers-agree';
import { z } from 'zod';
import { forAllWorkers, forAllWorkersTheirs, forRecordKeepersTheirs } from '../../access.ts';
import {
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
  searchText,
} from '../../account/account-settings/account-fields.ts';
import { longText } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import {
  addStatedPaperOperation,
  changeStatedPaperOperation,
  removeStatedPaperOperation,
  sealedPaperFields,
  typedPaperKinds,
} from './stated-papers.ts';

const tag = 'Papers that agree';

export const agreementStates = ['not-explained', 'explained', 'not-comparable', 'only-one', 'agree'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** Why two papers differ, where nothing that is reported follows from it. */
export const explanationKinds = ['only-words', 'paper-is-wrong', 'nothing-to-report', 'other'] as const;
export type ExplanationKind = (typeof explanationKinds)[number];

const stated = z
  .object({
    id: z.string(),
    words: z.string().describe('The value as it is shown; of a sealed one, what may be shown.'),
    isSealed: z.boolean(),
    differs: z.boolean().describe('It differs from another paper on the same day.'),
    from: z.string().nullable().describe('The first day for which it speaks; null where it names none.'),
    to: z.string().nullable(),
    by: z.string().nullable().describe('Who typed or recorded it.'),
    recordedOn: z.string().nullable(),
    times: z.int().describe('How many papers say so, such as payslips of several months.'),
    certificate: rowId.nullable(),
    hireCase: rowId.nullable(),
    paper: rowId.nullable().describe('The paper from which it was typed.'),
  })
  .meta({ id: 'StatedOnAPaper' });
export type StatedOnAPaper = z.output<typeof stated>;

const explanation = z
  .object({
    by: z.enum(['event', 'person']),
    id: rowId,
    title: z.string(),
    words: z.string().nullable().describe('The reason that a person gave.'),
    day: z.string().describe('The day from which an event changed it, or on which the reason was given.'),
    name: z.string(),
    reports: z
      .array(
        z.object({
          id: rowId,
          title: z.string(),
          state: z.string(),
          reportBy: z.string().nullable(),
          reportedOn: z.string().nullable(),
        }),
      )
      .describe('The duties that followed from the event.'),
  })
  .meta({ id: 'PaperExplanation' });
export type PaperExplanation = z.output<typeof explanation>;

const agreementRow = z
  .object({
    field: z.enum(paperFields),
    title: z.string(),
    state: z.enum(agreementStates),
    cells: z.array(z.object({ source: z.enum(paperSources), values: z.array(stated) })),
    since: z
      .string()
      .nullable()
      .describe('The first day on which two values that nobody explained both hold.'),
    between: z.array(z.enum(paperSources)).describe('The papers that differ without a reason.'),
    explanations: z.array(explanation),
    notes: z
      .array(z.string())
      .describe('What was not compared and why, and what is another way to write the same.'),
    seen: z
      .string()
      .nullable()
      .describe('Names the values that are not explained: sent with a reason for them.'),
    event: z
      .enum(['role', 'pay', 'hours', 'place', 'start', 'org-name-address'])
      .nullable()
      .describe('What would be recorded if it has changed: from it follows whether it is reported.'),
  })
  .meta({ id: 'AgreementRow' });
export type AgreementRow = z.output<typeof agreementRow>;

const typedPaper = z
  .object({
    id: rowId,
    kind: z.enum(typedPaperKinds),
    title: z.string().nullable(),
    fromDay: z.string(),
    toDay: z.string().nullable(),
    version: z.int(),
    by: z.string(),
    at: moment,
    values: z.record(z.string(), z.record(z.string(), z.unknown())).describe('The open values, by field.'),
    sealed: z.array(z.object({ field: z.enum(sealedPaperFields), tail: z.string().nullable() })),
  })
  .meta({ id: 'TypedPaper' });
export type TypedPaper = z.output<typeof typedPaper>;

export const showAgreementOperation = defineOperation({
  id: 'showPapersAgreement',
  method: 'GET',
  path: '/api/sponsor/workers/{id}/papers',
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary: 'What the papers of a worker state of the same days, beside their sources, and where they differ.',
  response: z
    .object({
      worker: z.object({
        id: rowId,
        fullName: z.string(),
        jobTitle: z.string().nullable(),
        place: z.string().nullable(),
      }),
      mayRecord: z.boolean(),
      today: z.string(),
      rows: z.array(agreementRow).describe('What is not explained comes first.'),
      sources: z.int().describe('How many papers and records were compared.'),
      papers: z.array(typedPaper).describe('What was typed beside papers, the newest first.'),
    })
    .meta({ id: 'PapersAgreement' }),
});
export type PapersAgreement = z.output<(typeof showAgreementOperation)['response']>;

export const explainDifferenceOperation = defineOperation({
  id: 'explainPaperDifference',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/paper-explanations',
  limit: costly.note,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  creates: true,
  summary: 'Keeps why the papers of a worker differ in one field.',
  description: 'It explains the values of that moment: another value later is not explained by it.',
  request: z
    .strictObject({
      field: z.enum(paperFields, 'Choose what differs.'),
      seen: z.string('Say which values you saw.').max(200, 'Say which values you saw.'),
      why: z.enum(explanationKinds, 'Choose why they differ.'),
      wrongSource: z.enum(paperSources).nullable().default(null),
      reason: longText(1000).min(1, 'Say why they differ.'),
    })
    .meta({ id: 'NewPaperExplanation' }),
  response: messageResponse.extend({ ids: z.array(rowId) }).meta({ id: 'PaperDifferenceExplained' }),
});

export const withdrawExplanationOperation = defineOperation({
  id: 'withdrawPaperExplanation',
  method: 'POST',
  path: '/api/sponsor/paper-explanations/{id}/withdrawal',
  limit: costly.note,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Withdraws a reason: what it explained is not explained any more. The reason stays on record.',
  response: messageResponse,
});

export const contradictionSorts = ['oldest', 'name', 'most'] as const;

const contradicted = z
  .object({
    id: rowId,
    fullName: z.string(),
    reference: z.string().nullable(),
    fields: z.array(z.enum(paperFields)),
    since: z.string().nullable(),
    explained: z.int(),
  })
  .meta({ id: 'ContradictedWorker' });
export type ContradictedWorker = z.output<typeof contradicted>;

export const listContradictionsOperation = defineOperation({
  id: 'listContradictions',
  method: 'GET',
  path: '/api/sponsor/contradictions',
  tag,
  access: forAllWorkers,
  summary: 'The workers whose papers differ and nobody has said why: those who differ longest come first.',
  description: 'Workers who have left are in it while their records are kept.',
  request: z
    .strictObject({
      search: searchText.describe('In names and your own numbers.'),
      field: z.enum(paperFields).optional().describe('Those who differ in this field alone.'),
      sort: z
        .enum(contradictionSorts)
        .optional()
        .describe('Who stands first: whose difference is oldest, where nothing is said.'),
      after: rowId.optional().describe('The last worker of the page before.'),
    })
    .meta({ id: 'ContradictionsQuery' }),
  response: z
    .object({
      workers: z.array(contradicted),
      next: nextPage,
      total: z.int().describe('Of everyone that the search finds, whatever the field.'),
      fields: z.array(z.object({ field: z.enum(paperFields), title: z.string(), count: z.int() })),
      compared: z.int().describe('How many workers’ papers were compared.'),
      waiting: z.boolean().describe('Something was recorded that is compared in a minute.'),
    })
    .meta({ id: 'Contradictions' }),
});

export const contradictionOperations = {
  listContradictionsOperation,
  showAgreementOperation,
  addStatedPaperOperation,
  changeStatedPaperOperation,
  removeStatedPaperOperation,
  explainDifferenceOperation,
  withdrawExplanationOperation,
} as const;
