import { Refusal } from '../refusal.ts';

const deepest = 32;
/** A body is at most 64 KB: somebody who takes longer only keeps a connection busy. */
const usualWithinMs = 30_000;

/**
 * Reads a JSON body; throws a Refusal for another content type, malformed text, or text no database can
 * store.
 */
export async function readJson(request: Request, withinMs = usualWithinMs): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Refusal('not-json', 'Send the body as application/json.', { status: 415 });
  }
  const value = parseJson(await whole(request, withinMs));
  refuseUnkeepable(value);
  return value;
}

async function whole(request: Request, withinMs: number): Promise<ArrayBuffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), withinMs);
  });
  return await Promise.race([request.arrayBuffer(), late]).finally(() => clearTimeout(timer));
}

function tooSlow(): Refusal {
  return new Refusal('too-slow', 'The request arrived too slowly. Please try again.', { status: 408 });
}

/** Parses JSON in UTF-8; throws a Refusal when it is not well-formed. */
export function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's message quotes the input, so it is dropped.
    throw new Refusal('malformed', 'The body is not well-formed JSON in UTF-8.');
  }
}

/**
 * Refuses NUL, lone surrogates, deep nesting and `__proto__` anywhere in the value, so that no schema has to.
 * Iterative, because the depth itself may be the problem.
 */
export function refuseUnkeepable(value: unknown): void {
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isKeepable(value))
      refuse(path, 'Remove the characters that cannot be read.');
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= deepest) refuse(path, 'This is nested too deeply.');
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || !isKeepable(key))
        refuse(path, 'Remove the fields whose names cannot be used.');
      waiting.push({ value: inner, path: [...path, key] });
    }
  }
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function refuse(path: readonly string[], message: string): never {
  throw new Refusal('invalid', message, { status: 422, fields: { [fieldName(path)]: message } });
}

/** The dotted path under which a fault is reported; the whole request is `request`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'request' : path.map(String).join('.').slice(0, 200);
}
