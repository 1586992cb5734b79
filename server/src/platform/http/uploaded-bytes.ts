import type { HonoRequest } from 'hono';
import { Refusal } from '../refusal.ts';

/** A slower upload is aborted, so that no client occupies a slot for hours. */
const withinMs = 240_000;

/** Reads an upload as it arrives, and throws a Refusal as soon as it exceeds the limit. */
export async function uploadedBytes(request: HonoRequest, max: number): Promise<Uint8Array> {
  if (/^multipart\//i.test(request.header('Content-Type') ?? '')) throw multipart();
  const told = request.header('Content-Length');
  if (told !== undefined && Number(told) > max) throw tooLarge(max);
  const { body } = request.raw;
  if (body === null) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  let isGivenUp = false;
  const patience = setTimeout(() => {
    isGivenUp = true;
    void reader.cancel('too slow').catch(() => {});
  }, withinMs);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > max) throw tooLarge(max);
      pieces.push(next.value);
    }
  } finally {
    clearTimeout(patience);
    reader.releaseLock();
  }
  if (isGivenUp || (told !== undefined && Number(told) !== length)) {
    throw new Refusal('cut-off', 'The file did not arrive whole. Please try again.', { status: 400 });
  }
  return Buffer.concat(pieces);
}

/** A multipart form would be stored with its boundary lines. */
function multipart(): Refusal {
  return new Refusal('not-a-file', 'Send the file alone as the body, and not as a form.', { status: 415 });
}

export function tooLarge(max: number): Refusal {
  const message = `This file is too large. Use one of at most ${max / 1_000_000} MB.`;
  return new Refusal('too-large', message, { status: 413, fields: { file: message } });
}
