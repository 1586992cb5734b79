import { z } from 'zod';
import { forAnybody } from '../access.ts';
import { confidence, sources } from '../estimates/outcome.ts';
import { defineOperation } from '../operation.ts';

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

const recordedTo = z.string().describe('We have not read any law made after this day.');

/** Every parameter of the law that we have recorded, by topic. */
export const rulesOperation = defineOperation({
  id: 'listRules',
  method: 'GET',
  path: '/api/rules',
  access: forAnybody,
  tag: 'Rules',
  summary: 'Every parameter of the law as recorded, by topic.',
  response: z.object({ recordedTo, topics: z.array(topic).readonly() }).meta({ id: 'Register' }),
});

const whole = z.discriminatedUnion('kind', [
  parameter.extend({ kind: z.literal('parameter'), recordedTo }),
  z.object({
    kind: z.literal('topic'),
    id: z.string(),
    title: z.string(),
    answers: z.string().describe('What the rule of this topic answers.'),
    parameters: z.array(parameter).readonly(),
    recordedTo,
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
