import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import {
  type Difference,
  type EditionRow,
  editionsRepository,
} from '../../modules/register/sponsor-register/editions/editions.repository.ts';
import { namesOf } from '../../modules/register/sponsor-register/folded-name.policy.ts';
import { registerMatches } from '../../modules/register/sponsor-register/register-match.service.ts';
import { registerRepository } from '../../modules/register/sponsor-register/sponsor-register.repository.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { CommandRefused } from '../command.ts';
import { dayInName } from './edition-day.ts';
import { readRegister } from './register-file.ts';

export interface EditionToRead {
  readonly file: string;
  /** YYYY-MM-DD; undefined, it stands in the name of the file. */
  readonly publishedOn?: string | undefined;
  readonly evenIfSmaller?: boolean;
  /** In London. */
  readonly today: string;
}

/**
 * An edition with less than this of the organisations of the one before was cut off, or is of something else: a real
 * day takes some hundreds of more than a hundred thousand.
 */
const minShare = 0.97;
/** So few may come and go in a register that is small. */
const fewOrganisations = 3;

/**
 * Reads a file of the register in, all of it or nothing, and tells what it found and what changed. Throws a
 * CommandRefused where it cannot be; read a second time it changes nothing.
 */
export async function importEdition(
  queries: Kysely<Tables>,
  { file, publishedOn: enteredDay, evenIfSmaller = false, today }: EditionToRead,
  tell: (words: string) => void,
): Promise<void> {
  const raw = bytesOf(file);
  const publishedOn = dayOf(file, enteredDay, today);
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const editions = editionsRepository(queries);
  const readOn = await editions.readFrom(sha256);
  if (readOn !== undefined) {
    tell(`This file was imported before, as the edition of ${readOn}. Nothing changed.`);
    return;
  }
  const { lines, remarks } = readRegister(raw);
  for (const remark of remarks) tell(remark);
  const names = [...new Set(lines.map(({ name }) => name))];
  const check = (newest: EditionRow | undefined) => {
    requireNewer(newest, publishedOn);
    if (!evenIfSmaller) requireAsLarge(newest, names.length);
  };
  const edition = { publishedOn, fileName: basename(file), sha256, lines, names: namesOfAll(names) };
  const difference = await editions.add(edition, check, (words) => tell(`  ${words} …`));
  const matches = registerMatches(registerRepository());
  await queries.transaction().execute((on) => matches.refreshMarks(on));
  tell(inWords(publishedOn, difference));
}

function* namesOfAll(names: readonly string[]) {
  for (const name of names) yield* namesOf(name);
}

function bytesOf(file: string): Uint8Array {
  try {
    const raw = readFileSync(file);
    return file.endsWith('.gz') ? gunzipSync(raw) : raw;
  } catch (error) {
    throw new CommandRefused(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

function dayOf(file: string, enteredDay: string | undefined, today: string): string {
  const day = enteredDay ?? dayInName(basename(file));
  if (day === undefined) {
    throw new CommandRefused(
      'The file’s name has no date. Add --published-on YYYY-MM-DD, as GOV.UK gives it.',
    );
  }
  if (day > today)
    throw new CommandRefused(`${day} is in the future. Enter the day on which GOV.UK published it.`);
  return day;
}

/** The newest day may be read again from another file: the first may have been cut off. */
function requireNewer(newest: EditionRow | undefined, day: string): void {
  if (newest === undefined || newest.published_on <= day) return;
  throw new CommandRefused(
    `The edition of ${newest.published_on} is here: editions are read in their order, and this is of ${day}. Nothing was changed.`,
  );
}

function requireAsLarge(newest: EditionRow | undefined, organisations: number): void {
  if (newest === undefined) return;
  const fewer = newest.organisations - organisations;
  if (fewer <= Math.max(newest.organisations * (1 - minShare), fewOrganisations)) return;
  throw new CommandRefused(
    `This edition has ${inFigures(organisations)} organisations, that of ${newest.published_on} has ${inFigures(newest.organisations)}: it was probably cut off. If it is whole, add --even-if-smaller. Nothing was changed.`,
  );
}

function inWords(day: string, { entries, organisations, added, gone, followed }: Difference): string {
  const was = `The edition of ${day} is in: ${inFigures(organisations)} organisations, ${inFigures(entries)} entries.`;
  return `${was} +${inFigures(added)} / −${inFigures(gone)} organisations.${claimsInWords(followed)}`;
}

function claimsInWords(followed: number): string {
  if (followed === 0) return '';
  if (followed === 1) return ' 1 claim followed its entry to another spelling.';
  return ` ${inFigures(followed)} claims followed their entries to another spelling.`;
}

const inFigures = (count: number) => count.toLocaleString('en-GB');
