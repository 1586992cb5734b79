import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret in use, and where it and its data folder come from. */
export interface SecretSettings {
  /** Followed by those that it replaced. */
  readonly secret: readonly [string, ...string[]];
  /** Whether the setting APP_SECRET is used, and not the file of the data folder. */
  readonly isSecretSet: boolean;
  readonly dataDir: string;
}

/** Names a secret without revealing it: 16 hexadecimal digits, the same wherever it is used. */
export function secretKeyId(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'seal key id', 32));
  return createHmac('sha256', key).update('key id').digest('hex').slice(0, 16);
}

interface NamedSecret {
  readonly name: string;
  readonly keyId: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'app-secret');
const fileBeforeIn = (dataDir: string) => join(dataDir, 'app-secret-before');

/**
 * The secret of this data folder: created once, then reused. For a single machine; servers set APP_SECRET.
 */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return secretIn(dataDir) ?? makeSecret(fileIn(dataDir));
}

/** The same without creating one. */
export function secretIn(dataDir: string): string | undefined {
  const secret = read(fileIn(dataDir))?.trim();
  if (secret !== undefined && secret.length < 32)
    throw new Error(`${fileIn(dataDir)} holds no usable secret. Remove it and start again.`);
  return secret;
}

/** Those that it replaced, newest first, where a backup brought them back with it. */
export function secretsBefore(dataDir: string): readonly string[] {
  return read(fileBeforeIn(dataDir))?.trim().split('\n') ?? [];
}

/** Makes these the secret of the data folder. A file that a person put there before stays, under another name. */
export function putSecret([newest, ...before]: SecretSettings['secret'], dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  if (read(file) !== undefined && read(file)?.trim() !== newest) renameSync(file, `${file}.before-restore`);
  writeFileSync(file, `${newest}\n`, { mode: 0o600 });
  if (before.length > 0) writeFileSync(fileBeforeIn(dataDir), `${before.join('\n')}\n`, { mode: 0o600 });
}

/** Every secret that the settings or the data folder hold, with its name for an operator and its key id. */
export function secretsOf({ secret, isSecretSet, dataDir }: SecretSettings): readonly NamedSecret[] {
  const [newest, ...before] = secret;
  const file = secretIn(dataDir);
  const keyOf = (name: string, one: string) => ({ name, keyId: secretKeyId(one) });
  return [
    keyOf(isSecretSet ? 'APP_SECRET' : fileIn(dataDir), newest),
    ...before.map((one) => keyOf('APP_SECRET_BEFORE', one)),
    ...(isSecretSet && file !== undefined && !secret.includes(file)
      ? [keyOf(`${fileIn(dataDir)}, which is not used because APP_SECRET is set`, file)]
      : []),
  ];
}

function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Linking fails if the file exists, so two first starts at once both read the same complete secret.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
