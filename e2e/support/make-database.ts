import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Starts the site once on another port, which makes its database, and stops it: commands make none. */
const port = await freePort();
const site = spawn('node', ['scripts/start.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port) },
});
const exit = once(site, 'exit');
while (!(await isReady()) && site.exitCode === null) await new Promise((done) => setTimeout(done, 200));
site.kill('SIGTERM');
await exit;

async function isReady(): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
  return response?.ok === true;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
