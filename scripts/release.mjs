// Makes a release for this kind of machine in the folder `release`: a tarball that runs without npm, its checksum and an SBOM.
// Nothing is published. docs/upgrading.md says how one is installed.
import { execFileSync } from 'node:child_process';
import { ensurePackages } from './setup/packages.mjs';
import { makeRelease } from './setup/release.mjs';
import { root, runScript, say } from './setup/repository.mjs';
import { ensureServerBuild } from './setup/server-build.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

await runScript(async () => {
  await ensurePackages();
  await ensureWebBuild();
  await ensureServerBuild();
  const changes = git('status', '--porcelain');
  if (changes !== '') say(`this release is of files that are not committed:\n${changes}`);
  const { tarball, sbom } = await makeRelease({
    commit: git('rev-parse', 'HEAD') + (changes === '' ? '' : '+changes'),
    madeAt: new Date(Number(git('log', '-1', '--format=%ct')) * 1000),
  });
  say(`${tarball} is made, with ${tarball}.sha256 and ${sbom} beside it`);
  return 0;
});
