import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts values that we must read again, such as an authenticator app's secret, so that the database alone
 * does not reveal them.
 */
export interface Cipher {
  close(text: string): string;
  /** Throws when it was altered or encrypted with another key. */
  open(sealed: string): string;
}

/** A separate cipher for each `purpose`: AES-256-GCM with a key derived from the server's secret. */
export function cipherFor(secret: string, purpose: string): Cipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32));
  return {
    close(text) {
      const start = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, start);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/**
 * The same for the bytes of a file. `of` is its name: ciphertext of another file does not decrypt under it.
 */
export interface FileCipher {
  close(bytes: Uint8Array, of: string): Uint8Array;
  /** Throws when they were altered, belong to another file, or were encrypted with another key. */
  open(sealed: Uint8Array, of: string): Uint8Array;
}

export function fileCipher(secret: string): FileCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'seal files', 32));
  return {
    close(bytes, of) {
      const start = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, start).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([start, cipher.getAuthTag(), body]);
    },
    open(sealed, of) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(of)).setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
    },
  };
}

/** A keyed hash: a guessable value cannot be recovered from the table alone. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');
}
