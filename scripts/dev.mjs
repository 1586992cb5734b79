// Vite serves the pages on PORT, the API runs on the next port; both reload on every change.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { requireFreePort } from './setup/free-port.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript, say } from './setup/repository.mjs';
import { runServer } from './setup/server.mjs';
import { settingOf } from './setup/setting.mjs';

await runScript(async () => {
  const port = Number(settingOf('PORT') ?? 5000);
  const origin = settingOf('APP_ORIGIN') ?? `http://localhost:${port}`;
  await requireFreePort(port, { purpose: 'the pages' });
  await requireFreePort(port + 1, { purpose: 'the API, the next after PORT' });
  await ensurePackages();
  say(`the pages are on port ${port} and the API is on ${port + 1}: open ${origin}`);
  const api = runServer({
    program: join(root, 'server/src/main.ts'),
    flags: ['--watch', '--watch-preserve-output'],
    env: { NODE_ENV: 'development', PORT: String(port + 1), APP_ORIGIN: origin },
  });
  const pages = run(findNode24(), [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    cwd: join(root, 'web'),
    env: { ...process.env, PORT: String(port), PORTWAY_API: `http://127.0.0.1:${port + 1}` },
  });
  return Math.max(...(await Promise.all([api, pages])));
});
