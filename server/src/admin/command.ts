import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { Office, Tolerance } from './office.ts';

/** Shown in place of a result: a fault that the operator can mend. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export interface Command {
  readonly name: string;
  /** In one line. */
  readonly does: string;
  /** What follows `npm run admin --`. */
  readonly examples: readonly string[];
  /** Prints what it does; resolves with the exit code. */
  run(args: readonly string[], open: OpenOffice): Promise<number>;
}

/** Opens what a command works with. */
export type OpenOffice = (tolerance?: Tolerance) => Promise<Office>;

interface Description<Options extends z.ZodType> extends Pick<Command, 'name' | 'does' | 'examples'> {
  /** The option that may also stand alone, without its name. */
  readonly operand?: string;
  /** Whether each option has a value, or is said or not. */
  readonly flags: Readonly<Record<string, 'string' | 'boolean'>>;
  readonly options: Options;
  /** What it can do with a database that is not as this release needs it. */
  readonly tolerance?: Tolerance;
  act(options: z.output<Options>, office: Office): Promise<number>;
}

/** Makes a command: its options are read and checked before anything is opened. */
export function command<Options extends z.ZodType>(description: Description<Options>): Command {
  const { name, does, examples, flags, operand, options, tolerance, act } = description;
  return {
    name,
    does,
    examples,
    async run(args, open) {
      const refusal = (faults: readonly string[]) =>
        new CommandRefused([...faults, `Such as: npm run admin -- ${examples[0]}`].join('\n'));
      const values = valuesIn(args, { flags, operand });
      if (typeof values === 'string') throw refusal([values]);
      const result = options.safeParse(values);
      if (!result.success)
        throw refusal(result.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`));
      await using office = await open(tolerance);
      return await act(result.data, office);
    },
  };
}

/** What is wrong with them, in words, instead of the values. */
function valuesIn(
  args: readonly string[],
  { flags, operand }: { flags: Description<z.ZodType>['flags']; operand: string | undefined },
) {
  const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]));
  try {
    const allowPositionals = operand !== undefined;
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals });
    const [alone, more] = positionals;
    if (more !== undefined) return `One of these is too much: ${positionals.join(' ')}`;
    return operand === undefined || alone === undefined ? values : { ...values, [operand]: alone };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
