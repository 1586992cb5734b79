import type { ResponseOf } from '@portway/contracts/operation';
import type { readPeopleFileOperation } from '@portway/contracts/sponsor/right-to-work/employed-people';
import { requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { refuseFaults } from './right-to-work.policy.ts';

interface TableRows {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

type Read = ResponseOf<typeof readPeopleFileOperation>;

interface Deps {
  /** All cells of a file, read in a thread; refuses what is no table. */
  readonly readTable: (bytes: Uint8Array) => Promise<TableRows>;
  readonly readPeople: (
    table: TableRows,
    options: { readonly today: string },
  ) => {
    readonly columns: Readonly<Record<string, string>>;
    readonly unread: readonly string[];
    readonly people: readonly {
      readonly row: number;
      readonly values: Readonly<Record<string, string>>;
      readonly faults: readonly (Omit<Read['people'][number]['faults'][number], 'choices'> & {
        readonly choices: readonly { readonly value: string; readonly label: string }[];
      })[];
    }[];
  };
  readonly max: number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** A list of people from a file: it is read, and nothing is kept of it. */
export function peopleFileService({ readTable, readPeople, max, today }: Deps) {
  return {
    async admit({ caller }: RequestContext): Promise<void> {
      requireRecordKeeper(caller);
    },
    async prepare(bytes: Uint8Array): Promise<Read> {
      const table = await readTable(bytes);
      if (table.rows.length > max)
        refuseFaults({
          name: `This file has ${table.rows.length} rows. Bring in at most ${max} at once, in parts.`,
        });
      const { columns, unread, people } = readPeople(table, { today: today() });
      return {
        message: `${people.length} rows are read.`,
        columns: { ...columns },
        unread: [...unread],
        people: people.map(({ row, values, faults }) => ({
          row,
          values: { ...values },
          faults: faults.map((each) => ({ ...each, choices: [...each.choices] })),
        })),
      };
    },
    keep: async (_: RequestContext, read: Read): Promise<Read> => read,
  };
}

export type PeopleFile = ReturnType<typeof peopleFileService>;
