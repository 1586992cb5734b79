import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Into how many shards each kind is cut. */
const cuts = { unit: 6, allPages: 5, journeys: 5, older: 4 };

const shards = (count, part) => Array.from({ length: count }, (_, at) => part(`${at + 1}/${count}`));

/**
 * The parts in order: what it is called, which runner does it, and the arguments that it adds. The runners are
 * `stages` (the stages of the test command), `unit`, `browser`, `older` (the server's tests on Debian's
 * PostgreSQL) and `store` (files in OpenStack Swift).
 */
export const nightlyParts = [
  { name: 'types, lint, build', runner: 'stages', args: ['types', 'lint', 'build'] },
  ...shards(cuts.unit, (shard) => ({ name: `unit ${shard}`, runner: 'unit', args: [`--shard=${shard}`] })),
  ...shards(cuts.allPages, (shard) => ({
    name: `all pages ${shard}`,
    runner: 'browser',
    args: ['--project=all pages', `--shard=${shard}`],
  })),
  // Without the projects that they wait for, which would run whole in each part.
  ...shards(cuts.journeys, (shard) => ({
    name: `journeys ${shard}`,
    runner: 'browser',
    args: ['--project=journeys', '--no-deps', `--shard=${shard}`],
  })),
  { name: 'last', runner: 'browser', args: ['--project=last', '--no-deps'] },
  ...shards(cuts.older, (shard) => ({
    name: `older PostgreSQL ${shard}`,
    runner: 'older',
    args: [`--shard=${shard}`],
  })),
  { name: 'Swift', runner: 'store', args: [] },
];

/** What a run is of: the commit, and whatever differs from it in the working folder. */
export function nightlyOf(git) {
  const commit = git('rev-parse', 'HEAD');
  const changes = git('status', '--porcelain') + git('diff', 'HEAD');
  if (changes === '') return { commit, isClean: true };
  return {
    commit: `${commit}+${createHash('sha256').update(changes).digest('hex').slice(0, 12)}`,
    isClean: false,
  };
}

/** The outcomes so far of one commit's parts, in a file; those of another commit are forgotten. */
export function nightlyProgress(file, commit) {
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const outcomes = new Map(record?.commit === commit ? Object.entries(record.outcomes) : []);
  return {
    outcomes,
    /** The parts that have not passed. */
    left: () => nightlyParts.filter(({ name }) => outcomes.get(name)?.state !== 'passed'),
    note(name, outcome) {
      outcomes.set(name, outcome);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ commit, outcomes: Object.fromEntries(outcomes) }, null, 2));
    },
  };
}
