import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { confidence, recordedFields, sources } from './outcome.ts';

const version = z
  .object({
    from: z.string().describe('In force from this day until the next version’s.'),
    value: z.unknown().optional().describe('The figure. Money is in whole pence.'),
    unknown: z.string().optional().describe('Instead of a value, that what comes next is not known.'),
    confidence,
    note: z.string().optional(),
    sources,
  })
  .meta({ id: 'Version' });

const parameter = z
  .object({
    id: z.string(),
    title: z.string(),
    topic: z.string(),
    governedBy: z.string().describe('Which day picks the version.'),
    unit: z
      .enum(['pence', 'hours', 'days', 'working days', 'weeks', 'months', 'years', 'employees'])
      .optional()
      .describe('What a plain number counts.'),
    checkAt: z.object({ title: z.string(), url: z.string() }),
    versions: z.array(version).readonly(),
  })
  .meta({ id: 'Parameter' });

const topic = z.object({
  id: z.string(),
  title: z.string(),
  answers: z.string(),
  parameters: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        governedBy: z.string(),
        latestFrom: z.string(),
        latestConfidence: confidence,
      }),
    )
    .readonly(),
});

const recordedWhole = z
  .array(
    z
      .object({
        subject: z.string(),
        title: z.string(),
        name: z.string(),
        readTo: z.string().describe('Nothing published on this subject after this day was read.'),
        read: z.string().describe('What was read, in sentences.'),
        newer: z.string().optional().describe('That something newer is known to exist.'),
        sources,
      })
      .meta({ id: 'RecordedSubject' }),
  )
  .readonly()
  .describe('Every subject of the law: what was read of it, and to which day.');

/** Every parameter of the law that we have recorded, by topic. */
export const rulesOperation = defineOperation({
  id: 'listRules',
  method: 'GET',
  path: '/api/rules',
  access: forAnybody,
  tag: 'Rules',
  summary: 'Every parameter of the law as recorded, by topic.',
  response: z
    .object({
      recordedTo: recordedFields.recordedTo,
      recorded: recordedWhole,
      topics: z.array(topic).readonly(),
    })
    .meta({ id: 'Register' }),
});

const openQuestion = z
  .object({
    id: z.string(),
    because: z
      .enum(['unknown', 'newer', 'disputed', 'one-source', 'derived'])
      .describe(
        'unknown: what the law says was not found · newer: something newer than we read exists · disputed: sources differ · one-source · derived: no source states it',
      ),
    subject: z.string().optional().describe('One of `recorded` of GET /api/rules.'),
    title: z.string(),
    known: z.string(),
    weUse: z.string().optional().describe('The reading that our tools go by, where there are two.'),
    settledBy: z.string().describe('What would settle it.'),
    rule: z.string().optional().describe('The parameter: `/api/rules/{id}`.'),
    sources,
  })
  .meta({ id: 'OpenQuestion' });

/** What is not settled in our records. */
export const openQuestionsOperation = defineOperation({
  id: 'listOpenQuestions',
  method: 'GET',
  path: '/api/rules/open-questions',
  access: forAnybody,
  tag: 'Rules',
  summary: 'What is unknown, disputed, of one source or older than what exists, and what would settle it.',
  response: z.object({ questions: z.array(openQuestion).readonly() }).meta({ id: 'OpenQuestions' }),
});

const whole = z.discriminatedUnion('kind', [
  parameter.extend({ kind: z.literal('parameter'), ...recordedFields }),
  z.object({
    kind: z.literal('topic'),
    id: z.string(),
    title: z.string(),
    answers: z.string().describe('What the rule of this topic answers.'),
    parameters: z.array(parameter).readonly(),
    ...recordedFields,
  }),
]);

/** One parameter with all its versions, or one topic with all its parameters. */
export const ruleOperation = defineOperation({
  id: 'showRule',
  method: 'GET',
  path: '/api/rules/{id}',
  access: forAnybody,
  tag: 'Rules',
  summary: 'One parameter, or all of one topic, with every version, source and confidence.',
  parameters: z.object({
    id: z.string().describe('The id of a parameter or of a topic, as /api/rules lists them.'),
  }),
  response: whole.meta({ id: 'Rule' }),
});

export const ruleOperations = {
  rulesOperation,
  openQuestionsOperation,
  ruleOperation,
} as const;
