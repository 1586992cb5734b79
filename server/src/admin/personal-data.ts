import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { emailAddress } from '@portway/contracts/email-address';
import { z } from 'zod';
import type { OwnedTable, OwnedTables } from '../platform/db/owned-table.ts';
import { appOf } from './app-of.ts';
import { CommandRefused, command } from './command.ts';
import { printTable } from './print-table.ts';

const address = emailAddress.transform((text) => text.toLowerCase());

export const exportData = command({
  name: 'export',
  does: 'Writes all we hold about an account into a ZIP, as its owner would download it.',
  examples: ['export --email amara@example.com --out amara.zip'],
  flags: { email: 'string', out: 'string' },
  options: z.strictObject({ email: address, out: z.string('Name the file to write.').min(1) }),
  async act({ email, out }, office) {
    const zip = await (await appOf(office)).services.personalData.exportOf(email);
    if (zip === undefined) throw noAccount(email);
    write(out, zip);
    console.log(
      `All we hold about ${email} is in ${resolve(out)}. Look after it as carefully as the database.`,
    );
    return 0;
  },
});

export const erase = command({
  name: 'erase',
  does: 'Deletes an account and all that belongs to it, at once and for good.',
  examples: ['erase --email amara@example.com', 'erase --email amara@example.com --yes'],
  flags: { email: 'string', yes: 'boolean' },
  options: z.strictObject({ email: address, yes: z.boolean().default(false) }),
  async act({ email, yes }, office) {
    const { services, tables } = await appOf(office);
    if (!yes && !(await typedAgain(email))) throw new CommandRefused('Nothing was erased.');
    if (!(await services.personalData.eraseOf(email))) throw noAccount(email);
    console.log(
      `${email} is erased, with all that belonged to the account and the address.\n\nWhat remains:`,
    );
    for (const line of staysAfterErasure(tables)) console.log(`- ${line}`);
    return 0;
  },
});

export const listPersonalData = command({
  name: 'personal-data',
  does: 'Lists every table: whose personal data it holds, in which columns, how long, and how it is deleted.',
  examples: ['personal-data'],
  flags: {},
  options: z.strictObject({}),
  async act(_, office) {
    const { tables } = await appOf(office);
    printTable(tables.flatMap((owned) => Object.entries(owned).map(([name, table]) => rowOf(name, table))));
    return 0;
  },
});

function staysAfterErasure(tables: readonly OwnedTables[]): readonly string[] {
  const rows = tables
    .flatMap((owned) => Object.values(owned))
    .flatMap(({ stays }) => (stays === undefined ? [] : [stays]));
  return [
    ...new Set(rows),
    'Earlier backups. Restoring one brings the account back, so erase it again then.',
  ];
}

function rowOf(table: string, { subject, personal, retention, ...deletion }: OwnedTable) {
  return {
    table,
    whose: subject,
    columns: personal.join(', '),
    kept: retention,
    deleted: subject === 'nobody' ? '' : howDeleted(deletion),
  };
}

function howDeleted({
  erase,
  erasedWith,
  stays,
}: Pick<OwnedTable, 'erase' | 'erasedWith' | 'stays'>): string {
  if (erase !== undefined) return 'by the address';
  if (stays !== undefined) return 'stays, without a name';
  if (erasedWith === undefined) return 'with the account';
  return erasedWith === 'trigger' ? 'by a trigger' : `with ${erasedWith}`;
}

/** Readable by the operator alone, and never written over an existing file. */
function write(file: string, content: Uint8Array): void {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isThere) throw new CommandRefused(`${resolve(file)} already exists. Name another file.`);
    throw error;
  }
}

async function typedAgain(email: string): Promise<boolean> {
  console.log(`This deletes ${email} at once, with everything that belongs to it. It cannot be undone.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Where nobody can type, the end of the input is no answer.
    const closing = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    const answer = await Promise.race([terminal.question('Type the address again to continue: '), closing]);
    return answer.trim().toLowerCase() === email;
  } finally {
    terminal.close();
  }
}

function noAccount(email: string): CommandRefused {
  return new CommandRefused(`${email} has no account. Nothing was done.`);
}
