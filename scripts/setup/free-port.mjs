import { createServer } from 'node:net';
import { CannotGoOn } from './repository.mjs';
import { settingOf } from './setting.mjs';

/** Throws, saying what to do, if a port is in use; said before anything is installed or built. `purpose` as in `the pages`. */
export async function requireFreePort(port, { purpose, setting = 'PORT' }) {
  // The server itself says what is wrong with a port that is none.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const server = createServer();
  const code = await new Promise((resolve) => {
    server.once('error', ({ code }) => resolve(code));
    server.listen(port, settingOf('HOST') ?? '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE')
    throw new CannotGoOn(
      `port ${port}, for ${purpose}, is in use. Stop what uses it, or set ${setting} to another.`,
    );
}
