import '../../jitless.ts';
import { z } from 'zod';

const span = z.object({
  text: z.string(),
  url: z.string().optional().describe('Where these words lead.'),
  strong: z.boolean().optional(),
});
const spans = z.array(span).readonly();

/** A heading, a paragraph or a list of an issue. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({ kind: z.literal('list'), items: z.array(spans).readonly() }),
]);

const figure = z.object({
  value: z.string().describe('As it is in the text, such as an amount or a number with its unit.'),
  title: z.string(),
  rule: z.string().describe('The id of the rule it was read from.'),
  day: z.string().describe('For which day.'),
  toBeConfirmed: z.boolean().describe('We did not see an official page that says so.'),
});

/** What an issue says, with the figures of the law filled in. */
export const issueContent = z
  .object({
    blocks: z.array(block).readonly(),
    figures: z.array(figure).readonly(),
    checkedTo: z.string().describe('The day up to which we have read the law.'),
  })
  .meta({ id: 'NewsletterContent' });

export type IssueContent = z.output<typeof issueContent>;
export type IssueBlock = z.output<typeof block>;
