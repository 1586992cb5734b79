import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const kinds = ['object', 'container', 'account'];
/** The one place where Swift looks for it. */
const settingsOfAll = '/etc/swift/swift.conf';

export const swiftPackages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

export const hasSwift = () => existsSync('/usr/bin/swift-proxy-server');

/** Starts OpenStack Swift with its S3 interface on free local ports; `stop` ends it and removes its files. */
export async function startSwift() {
  const folder = mkdtempSync(join(tmpdir(), 'portway-swift-'));
  const started = [];
  const stop = async () => {
    for (const server of started.toReversed()) {
      const exit = once(server, 'exit');
      if (server.exitCode === null && server.kill('SIGTERM')) await Promise.race([exit, pause(5_000)]);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (!existsSync(settingsOfAll))
      writeFileSync(settingsOfAll, '[swift-hash]\nswift_hash_path_suffix = tests\n');
    mkdirSync(join(folder, 'disks/one'), { recursive: true });
    for (const kind of kinds) {
      const port = await freePort();
      const ring = join(folder, `${kind}.builder`);
      await execute('swift-ring-builder', [ring, 'create', '4', '1', '0']);
      await execute('swift-ring-builder', [ring, 'add', `r1z1-127.0.0.1:${port}/one`, '1']);
      await execute('swift-ring-builder', [ring, 'rebalance']);
      started.push(serve(folder, kind, storage(kind, port, folder)));
    }
    const port = await freePort();
    started.push(serve(folder, 'proxy', proxy(port, folder)));
    const origin = `http://127.0.0.1:${port}`;
    await answering(`${origin}/healthcheck`);
    return { url: `http://test%3Atester:testing@127.0.0.1:${port}/cvs/people`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serve(folder, name, settings) {
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, settings);
  return spawn(`swift-${name}-server`, [file], { stdio: 'ignore' });
}

const common = (port, folder) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.getuid() === 0 ? 'root' : process.env.USER}
swift_dir = ${folder}
`;

const storage = (kind, port, folder) => `${common(port, folder)}devices = ${join(folder, 'disks')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxy = (port, folder) => `${common(port, folder)}
[pipeline:main]
pipeline = healthcheck cache bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

async function answering(address) {
  for (let triesLeft = 60; ; triesLeft -= 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    if (triesLeft === 0) throw new Error(`Nothing answers at ${address}.`);
    await pause(500);
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
