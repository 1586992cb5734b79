import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

// The first is kept for documentation, the second is no name anywhere.
it.each(['192.0.2.1', 'portway.invalid'])('HOST %s is refused with what to do about it', async (host) => {
  await expect(listen(createServer(), { host, port: 5999 })).rejects.toThrow(
    `HOST ${host} is no address of this machine. Set HOST to one it has.`,
  );
});
