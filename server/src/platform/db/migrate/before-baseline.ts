import type { Session } from '../database.ts';
import type { MigrationFile } from './migration-files.ts';

/** The last release whose migrations were numbered from the first day on, and its last migration. */
export const lastBeforeBaseline = {
  release: '0.24.0',
  number: 74,
  name: 'names-of-the-field',
  sha256: '86ce1af7a8f3718d7c8e390a95ab25bb8a9952e280e58365eb860afd84c2b60a',
} as const;

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

/**
 * Marks a database that the last release before the baseline left as being at the baseline, whose schema it has: that the two are
 * equal was compared when the old migrations were folded (docs/decisions/0115-schema-by-noun.md). Throws, naming the release to
 * start first, for one that an earlier release left. Returns whether it marked it; does nothing to any other database.
 */
export async function markAtBaseline(
  session: Session,
  applied: readonly Applied[],
  baseline: MigrationFile | undefined,
): Promise<boolean> {
  const [first] = applied;
  if (first?.number !== 1 || baseline === undefined || first.name === baseline.name) return false;
  const last = applied.at(-1);
  const { release, number, name, sha256 } = lastBeforeBaseline;
  if (last?.number !== number || last.name !== name || last.sha256 !== sha256) {
    throw new Error(
      `The database is at migration ${last?.number} of a release before ${release}. Start release ${release} on it once, then this one.`,
    );
  }
  await session.run('begin; delete from migration');
  await session.rows('insert into migration (number, name, sha256) values ($1, $2, $3)', [
    baseline.number,
    baseline.name,
    baseline.sha256,
  ]);
  await session.run('commit');
  return true;
}
