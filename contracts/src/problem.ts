import './jitless.ts';
import { z } from 'zod';

/** The body of every error response. */
export const problem = z
  .object({
    message: z.string().describe('What went wrong and what to do, in plain English.'),
    code: z.string().describe('A stable name for programs, such as `invalid` or `not-found`.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('If a request does not validate, what to do, by the dotted path of the field.'),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;

/** Thrown by the client for an error response, or for one that it cannot parse. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { message, code, fields }: Problem) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
  }
}
