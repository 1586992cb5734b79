// Vite serves the pages on PORT, the API runs on the next port; both reload on every change.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript } from './setup/repository.mjs';
import { runServer } from './setup/server.mjs';

await runScript(async () => {
  await ensurePackages();
  const port = Number(process.env.PORT ?? 5000);
  const origin = process.env.APP_ORIGIN ?? `http://localhost:${port}`;
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
