import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { roleTitles } from '@portway/rules/role-search';
import { readRegister } from '@portway/server/admin/register/register-file';
import { namesIn } from '@portway/server/modules/register/sponsor-register/folded-name.policy';
import type { SponsorEntry } from '@portway/server/modules/register/sponsor-register/search/sponsor-index';
import { count } from '../report/words.ts';
import { chance } from '../rules/seeded.ts';

/** An edition of the register to measure with. */
export interface Edition {
  /** Where the CSV file is. */
  readonly file: string;
  /** Organisations, in the order of the file. */
  readonly entries: readonly SponsorEntry[];
  readonly from: string;
}

/** How many lines the register has today. */
const today = 147_134;
const firstSeen = '2026-01-01';

/** The CSV file that BENCH_REGISTER names; without it, made-up names in a file written to the folder. */
export function editionAtHand(folder: string): Edition {
  const registerFile = process.env.BENCH_REGISTER;
  const isThere = registerFile !== undefined && existsSync(registerFile);
  const file = isThere ? registerFile : writeMade(join(folder, 'made-register.csv'));
  const bytes = readFileSync(file);
  const { lines } = readRegister(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  const entries = new Map<string, SponsorEntry>();
  for (const { name, town, county, route, rating } of lines) {
    const key = `${name}\n${town}`.toLowerCase();
    const before = entries.get(key);
    const routes = [...(before?.routes ?? []), { route, rating }];
    const place = { town: town || null, county: county || null };
    const id = before?.id ?? entries.size + 1;
    entries.set(key, {
      id,
      slug: `entry-${id}`,
      name,
      names: namesIn(name).trading,
      ...place,
      routes,
      firstSeen,
    });
  }
  const from = isThere
    ? `${count(lines.length)} lines of the file named by BENCH_REGISTER`
    : `**no register at hand** (BENCH_REGISTER names none): ${count(lines.length)} made-up lines`;
  return { file, entries: [...entries.values()], from };
}

/** Names of two words of job titles and a number: as many different words as a register has, but plainer. */
function writeMade(file: string): string {
  const words = [...new Set(roleTitles().flatMap((title) => title.match(/[a-z]{4,}/gi) ?? []))];
  const { upTo } = chance(147);
  const word = () => words[upTo(words.length - 1)] ?? '';
  const lines = Array.from(
    { length: today },
    () => `${word()} ${word()} ${upTo(999)} Limited,${word()},,Worker (A rating),Skilled Worker`,
  );
  writeFileSync(file, `Organisation Name,Town/City,County,Type & Rating,Route\n${lines.join('\n')}\n`);
  return file;
}
