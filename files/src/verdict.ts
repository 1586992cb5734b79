import { z } from 'zod';

const kinds = z.enum(['pdf', 'doc', 'docx', 'txt']);
const faults = z.enum([
  /** None of the four types, or not the one that its name claims. */
  'wrong-type',
  'empty',
  /** Damaged or incomplete. */
  'broken',
  /** Exceeds the limit when unpacked. */
  'bomb',
  'locked',
  /** Contains a macro or script. */
  'program',
  /** Contains an embedded file. */
  'carries-file',
  /** Links to something other than a web page, an email or a telephone, or loads something from elsewhere. */
  'elsewhere',
  /** Could not be judged within our limits. */
  'unchecked',
  /** Was not looked at, because many others wait. */
  'busy',
]);

/** The result of checking a file: its type, or why we do not accept it. */
export const verdict = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sound'), kind: kinds }),
  z.object({ status: z.literal('refused'), because: faults }),
]);

export type Verdict = Readonly<z.output<typeof verdict>>;
export type FileKind = z.output<typeof kinds>;
export type Fault = z.output<typeof faults>;

export const refused = (because: Fault) => ({ status: 'refused', because }) as const;

/** Thrown deep within a check, and caught where it began. */
export class FaultFound extends Error {
  override readonly name = 'FaultFound';
  readonly because: Fault;

  constructor(because: Fault) {
    super(because);
    this.because = because;
  }
}
