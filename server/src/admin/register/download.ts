import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Validators } from '../../modules/register/sponsor-register/fetching/register-fetch.repository.ts';
import { isLoopbackOrigin } from '../../platform/config/environment.ts';

export interface DownloadBounds {
  readonly maxBytes: number;
  readonly withinMs: number;
}

export interface Wanted {
  readonly address: string;
  /** Sent to the address that it is of, and to no other. */
  readonly lastValidators: Validators | undefined;
  /** The folder to write to. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
}

export interface Download {
  readonly file: string;
  /** As the server or the address names it. */
  readonly name: string;
  /** The media type, in lower case and without parameters. */
  readonly type: string;
  readonly validators: Validators;
}

const maxRedirects = 5;

/** Downloads a file; undefined where the server says that it has not changed. Rejects, saying why, when it is not whole. */
export async function download(request: Wanted): Promise<Download | undefined> {
  const { address, lastValidators, folder } = request;
  const { response, at } = await answerOf(request);
  if (response.status === 304 && lastValidators?.address === at.href) return undefined;
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`${at.host} answers ${response.status} for ${pathOf(at)}.`);
  }
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html') {
    await response.body?.cancel();
    throw new Error(`${address} is a web page, and not the file.`);
  }
  const name = nameIn(response.headers.get('content-disposition')) ?? decoded(at.pathname.split('/').at(-1));
  const file = join(folder, fileName(name));
  await write(response, file, request);
  const validators = {
    address: at.href,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
  return { file, name, type, validators };
}

/** The answer where the address leads to in the end. */
async function answerOf({
  address,
  lastValidators,
  signal,
}: Wanted): Promise<{ response: Response; at: URL }> {
  let at = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(at, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': 'Portway',
        accept: 'text/csv, application/json;q=0.5',
        ...conditions(lastValidators, at),
      },
    }).catch((error: unknown) => {
      throw unreachable(error, at);
    });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return { response, at };
    await response.body?.cancel();
    at = requireSafe(new URL(location, at).href, address);
  }
  throw new Error(`${address} leads on and on: more than ${maxRedirects} times.`);
}

/** Encrypted, unless it stays on this machine; and nobody elsewhere may lead us to this machine. */
export function requireSafe(address: string, from: string): URL {
  const at = URL.canParse(address) ? new URL(address) : undefined;
  const isHere = at !== undefined && isLoopbackOrigin(at.href);
  if (at?.protocol === 'https:' && !isHere) return at;
  if (at?.protocol === 'http:' && isHere && isLoopbackOrigin(from)) return at;
  throw new Error(`${from} leads to ${address.slice(0, 200)}, which is not an https address elsewhere.`);
}

function conditions(validators: Validators | undefined, at: URL): Record<string, string> {
  if (validators?.address !== at.href) return {};
  return {
    ...(validators.etag !== null && { 'if-none-match': validators.etag }),
    ...(validators.lastModified !== null && { 'if-modified-since': validators.lastModified }),
  };
}

async function write(response: Response, file: string, { signal, maxBytes }: Wanted): Promise<void> {
  const tooLarge = new Error(`The file is larger than ${maxBytes / 2 ** 20} MB.`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge;
  }
  await using target = await open(file, 'wx', 0o600);
  let length = 0;
  try {
    for await (const piece of response.body ?? []) {
      length += piece.length;
      if (length > maxBytes) throw tooLarge;
      await target.write(piece);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    throw signal.aborted ? unreachable(error, new URL(response.url)) : cutOff();
  }
}

function cutOff(): Error {
  return new Error('The connection ended before the file did.');
}

function unreachable(error: unknown, at: URL): Error {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new Error(`${at.host} took too long to answer.`);
  if (error instanceof Error && error.name === 'AbortError') return new Error('The server was stopped.');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return new Error(`${at.host} cannot be reached (${code}).`);
}

const pathOf = ({ pathname }: URL) => (pathname.length > 200 ? `${pathname.slice(0, 200)}…` : pathname);

function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decoded(encoded);
  return /filename\s*=\s*(?:"([^"]+)"|([^;\s]+))/i
    .exec(disposition ?? '')
    ?.slice(1)
    .find(Boolean);
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The end of the name, without anything that means more than a letter to a file system. */
function fileName(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(-80);
  return `register-${safe}.download`;
}
