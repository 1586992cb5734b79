import { expect, it } from 'vitest';
import { readJson } from './json-body.ts';

it('a sender who never ends a body is refused, so that the connection is free again', async () => {
  const endless = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{')) });
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: endless,
    ...{ duplex: 'half' },
  });
  await expect(readJson(request, 50)).rejects.toMatchObject({
    status: 408,
    message: 'The request arrived too slowly. Please try again.',
  });
});
