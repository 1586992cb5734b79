import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

// The first is reserved for documentation, the second is no valid name.
it.each(['192.0.2.1', 'portway.invalid'])('HOST %s is refused with what to do about it', async (host) => {
  await expect(listen(createServer(), { host, port: 5999 })).rejects.toThrow(
    `HOST ${host} is no address of this machine. Set HOST to one it has.`,
  );
});

it('keeps an idle connection for longer than a proxy does', async () => {
  const server = createServer();
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  await listening.stop();
});
