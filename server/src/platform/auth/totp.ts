import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A new secret for an authenticator app: 160 random bits in base32, as RFC 4226 recommends. */
export function newTimeSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** The secret as the URI that an app reads from a QR code. */
export function timeSecretAddress(
  secret: string,
  { issuer, name }: { issuer: string; name: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/**
 * The time step that this code matches (RFC 6238: SHA-1, six digits, thirty seconds), one step early or late.
 * Undefined for a wrong code and for steps up to `after`, the last one used. One that is still to come was used while a
 * clock was ahead, and counts for nothing: otherwise its owner could not log in until then. `now` in milliseconds since
 * 1970.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { readonly now: number; readonly after: number },
): number | undefined {
  const current = Math.floor(now / 1000 / stepSeconds);
  const lastUsed = after > current + 1 ? 0 : after;
  return [current, current - 1, current + 1].find(
    (step) => step > lastUsed && timeCode(secret, step) === code,
  );
}

/** The code of one time step. */
export function timeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000;
  return number.toString().padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
