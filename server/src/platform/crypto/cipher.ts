import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The secret of the site, newest first: the first seals and signs, each of them opens what it once sealed. */
export type Secret = readonly [string, ...string[]];

/** A separate cipher for each `purpose`, with a key derived from the server's secret. */
export function cipherFor(secret: Secret, purpose: string) {
  const keys = keysFor(secret, purpose);
  return {
    encrypt: (text: string): string => encrypt(keys, Buffer.from(text)).toString('base64url'),
    /** Throws when it was altered or encrypted with another key. */
    decrypt: (encrypted: string): string => decrypt(keys, Buffer.from(encrypted, 'base64url')).toString(),
  };
}

/** Encrypts text that leaves the server and comes back, such as a cookie. */
export type Cipher = ReturnType<typeof cipherFor>;

/** The column whose values are encrypted. */
export interface Field {
  readonly table: string;
  readonly column: string;
  /** For values older than `version`, which were not bound to their place: the purpose of the key. */
  readonly formerPurpose?: (row: string) => string;
}

/** What values begin with. No older value does, as those are base64url alone. */
const version = 'v1.';

/**
 * Encrypts the values of one column, so that the database alone does not reveal them: each for its row, which
 * `row` names. Moved to another row or column, a value does not decrypt.
 */
export function fieldCipher(secret: Secret, { table, column, formerPurpose }: Field) {
  const keys = keysFor(secret, 'fields');
  const place = (row: string) => `${table}.${column}.${row}`;
  return {
    encrypt: (text: string, row: string): string =>
      version + encrypt(keys, Buffer.from(text), place(row)).toString('base64url'),
    /** Throws when it was altered, moved, or encrypted with another key. */
    decrypt(encrypted: string, row: string): string {
      if (!encrypted.startsWith(version) && formerPurpose !== undefined)
        return cipherFor(secret, formerPurpose(row)).decrypt(encrypted);
      return decrypt(keys, Buffer.from(encrypted.slice(version.length), 'base64url'), place(row)).toString();
    },
  };
}

export type FieldCipher = ReturnType<typeof fieldCipher>;

/**
 * The same for the bytes of a file. `of` is its name: ciphertext of another file does not decrypt under it.
 */
export function fileCipher(secret: Secret, purpose: 'files' | 'backup' = 'files') {
  const keys = keysFor(secret, purpose);
  return {
    encrypt: (bytes: Uint8Array, row: string): Uint8Array => encrypt(keys, bytes, row),
    /** Throws when they were altered, belong to another file, or were encrypted with another key. */
    decrypt: (encrypted: Uint8Array, row: string): Uint8Array => decrypt(keys, encrypted, row),
  };
}

export type FileCipher = ReturnType<typeof fileCipher>;

/** A keyed hash: a guessable value cannot be recovered from the table alone. */
export function keyedHash(secret: Secret, purpose: string, text: string): string {
  return keyedHashes(secret, purpose, text)[0];
}

/** The same, and what it was under each earlier secret: to find what was kept before. */
export function keyedHashes(
  [newest, ...before]: Secret,
  purpose: string,
  text: string,
): readonly [string, ...string[]] {
  const hash = (secret: string) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');
  return [hash(newest), ...before.map(hash)];
}

type Keys = readonly [Buffer, ...Buffer[]];

function keysFor([newest, ...before]: Secret, purpose: string): Keys {
  const keyFor = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32));
  return [keyFor(newest), ...before.map(keyFor)];
}

const nonceLength = 12;
const authTagLength = 16;

/** AES-256-GCM: the nonce, the tag and the ciphertext. `bound` is needed to decrypt, and is not stored. */
function encrypt([key]: Keys, bytes: Uint8Array, bound = ''): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength }).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt([newest, ...before]: Keys, encrypted: Uint8Array, bound = ''): Buffer {
  for (const key of [newest, ...before].slice(0, -1)) {
    try {
      return decryptWith(key, encrypted, bound);
    } catch {
      // It was encrypted with another.
    }
  }
  return decryptWith(before.at(-1) ?? newest, encrypted, bound);
}

function decryptWith(key: Buffer, encrypted: Uint8Array, bound: string): Buffer {
  const [tag, body] = [nonceLength, nonceLength + authTagLength];
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, tag), { authTagLength });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(encrypted.subarray(tag, body));
  return Buffer.concat([decipher.update(encrypted.subarray(body)), decipher.final()]);
}
