import { Readable } from 'node:stream';
import { secretKeyId } from '../../platform/config/app-secret.ts';
import { fileCipher, type Secret } from '../../platform/crypto/cipher.ts';
import { isMissingBucket, placeIn, s3Store } from '../../platform/files/s3-store.ts';
import { CommandRefused } from '../command.ts';
import type { BackupPlace } from './backup-place.ts';

/** What is held in memory, sent in one request, and sent again when that fails. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * A backup in a store that speaks S3. Someone else keeps that, so rows are encrypted with a key from APP_SECRET, which
 * does not go with them; uploaded files are encrypted already. A part is a number of pieces, and the last says so.
 */
export function storePlace(address: string, secret: Secret): BackupPlace {
  const { endpoint, bucket, prefix } = placeIn(address);
  if (prefix === '')
    throw new CommandRefused('Name a folder within the bucket, such as s3://host/bucket/2026-11-24.');
  const name = `${endpoint}/${bucket}/${prefix}`;
  const store = s3Store(address);
  const cipher = fileCipher(secret, 'backup');
  const keyIdName = 'key-id';
  function throwRefusal(error: unknown): never {
    if (isMissingBucket(error))
      throw new CommandRefused(`The store ${endpoint} has no bucket ${bucket}. Is its name right?`);
    throw new CommandRefused(
      `${name} cannot be used. The store says: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const putPiece = (piece: string, bytes: Uint8Array) => store.put(piece, cipher.encrypt(bytes, piece));

  async function get(piece: string): Promise<Uint8Array | undefined> {
    const encrypted = await store.get(piece).catch(throwRefusal);
    if (encrypted === undefined) return undefined;
    try {
      return cipher.decrypt(encrypted, piece);
    } catch {
      throw await asAnother();
    }
  }
  /** Says which secret it was written with, which is beside it in clear. */
  async function asAnother(): Promise<CommandRefused> {
    const keyId = Buffer.from((await store.get(keyIdName).catch(throwRefusal)) ?? []).toString();
    if (keyId === '')
      return new CommandRefused(
        `${name} was written with another APP_SECRET, or altered since. Set APP_SECRET to the one of the site that wrote it.`,
      );
    if (secret.map(secretKeyId).includes(keyId))
      return new CommandRefused(`${name} was altered since it was written, so it cannot be restored.`);
    return new CommandRefused(
      `${name} was written with another APP_SECRET: its key id is ${keyId}, and that of these settings ${secretKeyId(secret[0])}. Set APP_SECRET to the one of the site that wrote it.`,
    );
  }
  async function* pieces(part: string, first: Uint8Array | undefined) {
    let bytes = first;
    for (let number = 1; bytes !== undefined; number += 1) {
      yield bytes;
      bytes = await get(`${part}.${number}`);
    }
    const last = await get(`${part}.last`);
    if (last === undefined) throw new CommandRefused(`${part} of ${name} is incomplete.`);
    yield last;
  }
  return {
    name,
    holdsSecret: false,
    async begin() {
      if (await store.makeBucket().catch(throwRefusal))
        console.log(`The store had no bucket ${bucket}: it was made.`);
      if (!(await store.isEmpty().catch(throwRefusal)))
        throw new CommandRefused(`${name} is not empty. A backup goes into a folder of its own.`);
      await store.put(keyIdName, Buffer.from(secretKeyId(secret[0])));
    },
    async write(part, content) {
      let number = 0;
      let waiting: Buffer[] = [];
      for await (const chunk of content) {
        waiting.push(Buffer.from(chunk));
        if (waiting.reduce((sum, { length }) => sum + length, 0) < pieceBytes) continue;
        await putPiece(`${part}.${number}`, Buffer.concat(waiting));
        number += 1;
        waiting = [];
      }
      await putPiece(`${part}.last`, Buffer.concat(waiting));
    },
    async read(part) {
      const first = await get(`${part}.0`);
      if (first === undefined && (await get(`${part}.last`)) === undefined) return undefined;
      return Readable.from(pieces(part, first));
    },
    async keepFile(key, from) {
      const as = `files/${key}`;
      const copied = from.s3Url === undefined ? undefined : await store.copyFrom(from.s3Url, key, as);
      if (copied !== undefined) return copied;
      const bytes = await from.store.get(key);
      if (bytes !== undefined) await store.put(as, bytes);
      return bytes !== undefined;
    },
    fileBytes: (key) => store.get(`files/${key}`).catch(throwRefusal),
  };
}
