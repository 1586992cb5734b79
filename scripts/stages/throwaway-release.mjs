import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRelease } from '../setup/release.mjs';
import { root } from '../setup/repository.mjs';
import { ensureServerBuild } from '../setup/server-build.mjs';
import { ensureWebBuild } from '../setup/web-build.mjs';

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** All that a release may use of the machine: no npm, and no Node. */
const tools = ['sh', 'dirname', 'readlink', 'id', 'setpriv', 'unshare'];

/**
 * Makes a release and unpacks it as docs/upgrading.md says, into `releases/VERSION` of a folder of its own, to which
 * `current` leads. Takes a minute or two.
 */
export async function installRelease() {
  await ensureWebBuild();
  await ensureServerBuild();
  // Not in memory, as other temporary files: it is too large.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'test-results/release-'));
  chmodSync(folder, 0o755);
  const releases = join(folder, 'releases');
  await makeRelease({ commit: 'a test', madeAt: new Date('2026-11-29'), to: releases });
  const name = `portway-${version}-${process.platform}-${process.arch}`;
  const shell = (line) => execFileSync('sh', ['-c', line], { cwd: releases, encoding: 'utf8' });
  shell(`sha256sum --check --quiet ${name}.tar.gz.sha256`);
  shell(`tar --extract --gzip --file ${name}.tar.gz`);
  shell(`mv ${name} ${version} && (cd ${version} && sha256sum --check --quiet SHA256SUMS)`);
  const path = join(folder, 'tools');
  mkdirSync(path);
  for (const tool of tools)
    symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), join(path, tool));
  const installation = {
    folder,
    path,
    /** The folder of one version of the release. */
    of: (each) => join(releases, each),
    /** Where `current` leads from now on. */
    choose: (each) =>
      execFileSync('ln', ['--symbolic', '--force', '--no-dereference', `releases/${each}`, 'current'], {
        cwd: folder,
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
  installation.choose(version);
  return installation;
}

/**
 * A site of the installed release, in a folder of its own where its operator types the commands. `settings` are what
 * its `.env` says.
 */
export async function siteOf({ folder: installed, path }, folder) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = join(installed, 'current/bin/portway');
  const dataDir = join(folder, 'data');
  const env = { PATH: path };
  const configure = (settings = {}) => {
    const all = { PORT: port, DATA_DIR: dataDir, ...settings };
    const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, '.env'), lines.join(''), { mode: 0o600 });
  };
  configure();
  const command = (...args) => {
    const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
    const { status, stdout, stderr } = spawnSync(program, args, options);
    return { status, stdout, stderr };
  };
  return {
    origin,
    dataDir,
    configure,
    /** Runs the program with these arguments to its end. */
    command,
    admin: (...args) => command('admin', ...args),
    ask: (way, init) => fetch(origin + way, init),
    /** Resolves once it is ready; `stop` resolves with its exit code. */
    async start() {
      const child = spawn(program, [], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
      const exit = once(child, 'exit').then(([code, signal]) => code ?? signal);
      while (!output.includes('Portway is ready at')) {
        const exitCode = await Promise.race([exit, pause(100)]);
        if (exitCode !== undefined) throw new Error(`The site ended with ${exitCode}:\n${output}`);
      }
      return {
        pid: child.pid,
        output: () => output,
        async stop() {
          child.kill('SIGTERM');
          return await exit;
        },
      };
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
