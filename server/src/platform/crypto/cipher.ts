import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts text that leaves the server and comes back, such as a cookie. */
export interface Cipher {
  encrypt(text: string): string;
  /** Throws when it was altered or encrypted with another key. */
  decrypt(encrypted: string): string;
}

/** A separate cipher for each `purpose`, with a key derived from the server's secret. */
export function cipherFor(secret: string, purpose: string): Cipher {
  const key = keyFor(secret, purpose);
  return {
    encrypt: (text) => encrypt(key, Buffer.from(text)).toString('base64url'),
    decrypt: (encrypted) => decrypt(key, Buffer.from(encrypted, 'base64url')).toString(),
  };
}

/**
 * Encrypts the values of one column, so that the database alone does not reveal them: each for its row, which
 * `row` names. Moved to another row or column, a value does not decrypt.
 */
export interface FieldCipher {
  encrypt(text: string, row: string): string;
  /** Throws when it was altered, moved, or encrypted with another key. */
  decrypt(encrypted: string, row: string): string;
}

/** The column whose values are encrypted. */
export interface Field {
  readonly table: string;
  readonly column: string;
  /** For values older than `version`, which were not bound to their place: the purpose of the key. */
  readonly formerPurpose?: (row: string) => string;
}

/** What values begin with. No older value does, as those are base64url alone. */
const version = 'v1.';

export function fieldCipher(secret: string, { table, column, formerPurpose }: Field): FieldCipher {
  const key = keyFor(secret, 'fields');
  const place = (row: string) => `${table}.${column}.${row}`;
  return {
    encrypt: (text, row) => version + encrypt(key, Buffer.from(text), place(row)).toString('base64url'),
    decrypt(encrypted, row) {
      if (!encrypted.startsWith(version) && formerPurpose !== undefined)
        return cipherFor(secret, formerPurpose(row)).decrypt(encrypted);
      return decrypt(key, Buffer.from(encrypted.slice(version.length), 'base64url'), place(row)).toString();
    },
  };
}

/**
 * The same for the bytes of a file. `of` is its name: ciphertext of another file does not decrypt under it.
 */
export interface FileCipher {
  encrypt(bytes: Uint8Array, of: string): Uint8Array;
  /** Throws when they were altered, belong to another file, or were encrypted with another key. */
  decrypt(encrypted: Uint8Array, of: string): Uint8Array;
}

export function fileCipher(secret: string, purpose: 'files' | 'backup' = 'files'): FileCipher {
  const key = keyFor(secret, purpose);
  return {
    encrypt: (bytes, of) => encrypt(key, bytes, of),
    decrypt: (encrypted, of) => decrypt(key, encrypted, of),
  };
}

/** A keyed hash: a guessable value cannot be recovered from the table alone. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32));
}

const nonceLength = 12;
const authTagLength = 16;

/** AES-256-GCM: the nonce, the tag and the ciphertext. `bound` is needed to decrypt, and is not stored. */
function encrypt(key: Buffer, bytes: Uint8Array, bound = ''): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength }).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, encrypted: Uint8Array, bound = ''): Buffer {
  const [tag, body] = [nonceLength, nonceLength + authTagLength];
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, tag), { authTagLength });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(encrypted.subarray(tag, body));
  return Buffer.concat([decipher.update(encrypted.subarray(body)), decipher.final()]);
}
