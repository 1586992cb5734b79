import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../refusal.ts';

/** A file that has arrived, on disk until it is closed. */
export interface SpooledFile extends AsyncDisposable {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** The whole file, in memory. */
  read(): Promise<Uint8Array>;
  /** The same piece by piece. */
  pieces(): AsyncIterable<Uint8Array>;
}

export type Spool = (body: AsyncIterable<Uint8Array>) => Promise<SpooledFile>;

const pieceBytes = 262_144;
const algorithm = 'aes-256-ctr';
/** Each key encrypts one file. */
const start = Buffer.alloc(16);

/**
 * Writes what arrives to a folder. A file loses its name as soon as it is open, so that the system frees it
 * however this process ends; its key is only in memory, so that nothing readable stays on the disk.
 */
export function openSpool(folder: string, onWarning: (message: string) => void): Spool {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A kill between the opening of a file and the removal of its name leaves an empty one.
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  return async (body) => {
    const path = join(folder, randomUUID());
    try {
      const file = await open(path, 'wx+', 0o600);
      await rm(path, { force: true });
      return await write(file, body).catch(async (error: unknown) => {
        await file.close();
        throw error;
      });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      onWarning('The disk is full: an upload was refused');
      throw noRoom();
    }
  };
}

async function write(file: FileHandle, body: AsyncIterable<Uint8Array>): Promise<SpooledFile> {
  const key = randomBytes(32);
  const cipher = createCipheriv(algorithm, key, start);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of body) {
    hash.update(piece);
    await file.writeFile(cipher.update(piece));
    bytes += piece.length;
  }
  async function* pieces() {
    const decipher = createDecipheriv(algorithm, key, start);
    const sealed = Buffer.allocUnsafe(Math.min(pieceBytes, bytes));
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await file.read(sealed, 0, sealed.length, at);
      if (bytesRead === 0) throw new Error('A spooled upload is shorter than what was written.');
      at += bytesRead;
      yield decipher.update(sealed.subarray(0, bytesRead));
    }
  }
  return {
    bytes,
    sha256: hash.digest('hex'),
    pieces,
    async read() {
      const whole = Buffer.alloc(bytes);
      let at = 0;
      for await (const piece of pieces()) at += piece.copy(whole, at);
      return whole;
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function noRoom(): Refusal {
  const message = 'We have no room for files at the moment. Please try again later.';
  return new Refusal('no-room', message, { status: 503, retryAfter: 600 });
}
