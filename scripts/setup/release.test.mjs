import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { makeRelease } from './release.mjs';
import { root } from './repository.mjs';

/** All that the release may use of this machine: no npm, and no Node. */
const tools = ['sh', 'dirname', 'readlink', 'id', 'setpriv', 'unshare'];

function folderOfTools(folder) {
  const path = join(folder, 'tools');
  mkdirSync(path);
  for (const name of tools)
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(path, name));
  return path;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// Some four minutes: it packs 600 MB.
describe.runIf(inject('nightly') && process.platform === 'linux')('a release', () => {
  it('that is unpacked elsewhere starts without npm, answers pages, and is what its checksums say', {
    timeout: 900_000,
  }, async () => {
    // Not in memory, as other temporary files: it is too large.
    mkdirSync(join(root, 'test-results'), { recursive: true });
    const folder = mkdtempSync(join(root, 'test-results/release-'));
    chmodSync(folder, 0o755);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    await makeRelease({ commit: 'a test', madeAt: new Date('2026-11-29'), to: folder });
    const name = `portway-${version}-${process.platform}-${process.arch}`;
    execFileSync('sha256sum', ['--check', '--quiet', `${name}.tar.gz.sha256`], { cwd: folder });
    execFileSync('tar', ['-xzf', `${name}.tar.gz`], { cwd: folder });
    const release = join(folder, name);
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release });
    const sbom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
    expect([sbom.bomFormat, sbom.components.some((each) => each.name === 'hono')]).toEqual([
      'CycloneDX',
      true,
    ]);
    expect(sbom.components.filter((each) => ['vitest', 'typescript'].includes(each.name))).toEqual([]);
    const files = readdirSync(release, { recursive: true }).filter(
      (path) => !path.startsWith('node_modules/'),
    );
    expect(files.filter((path) => /\.test\.|(?:^|\/)testing\//.test(path))).toEqual([]);
    expect(existsSync(join(release, '.env'))).toBe(false);

    const data = mkdtempSync(join(tmpdir(), 'portway-release-'));
    chmodSync(data, 0o755);
    const env = { PATH: folderOfTools(folder), PORT: String(await freePort()), DATA_DIR: join(data, 'data') };
    const program = join(release, 'bin/portway');
    const site = spawn(program, [], { cwd: data, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [site.stdout, site.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const end = new Promise((resolve) => site.once('exit', resolve));
    await expect.poll(() => output, { timeout: 120_000 }).toContain('Portway is ready');
    const statusOf = async (path) => (await fetch(`http://localhost:${env.PORT}${path}`)).status;
    for (const path of ['/', '/pricing', '/readyz', '/jobs', '/api/rules'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    const admin = (...args) => spawnSync(program, args, { cwd: data, env, encoding: 'utf8' });
    expect(admin('version').stdout.trim()).toBe(version);
    expect(admin('admin', 'backup', join(data, 'backup')).stdout).toContain('holds');
    expect(admin('admin', 'backup', 'verify', join(data, 'backup')).stdout).toContain('is complete');
    expect(admin('start-it').status).toBe(2);
    site.kill('SIGTERM');
    expect(await end).toBe(0);
    for (const each of [folder, data]) rmSync(each, { recursive: true });
  });
});
