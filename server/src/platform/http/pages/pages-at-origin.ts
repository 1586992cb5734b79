import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentPolicyFor } from '../content-policy.ts';
import { compress } from './compress.ts';
import { type StoredAnswer, type StoredContent, storedAnswer } from './stored-answer.ts';

interface Place {
  /** The build's placeholder for our origin. */
  readonly standIn: string | undefined;
  readonly origin: string;
}

/**
 * The prerendered pages as they are sent, with our origin in place of the build's placeholder. That changes
 * the text, so they are compressed again: quickly at start-up, so as not to delay it, and fully in the
 * background.
 */
export function pagesAtOrigin(
  pages: ReadonlyMap<string, StoredContent>,
  place: Place,
): ReadonlyMap<string, StoredAnswer> {
  const answers = new Map<string, StoredAnswer>();
  const toCompress: [path: string, content: StoredContent][] = [];
  for (const [path, prerendered] of pages) {
    const content = guarded(placed(prerendered, place));
    answers.set(path, storedAnswer(content));
    if (content.body !== prerendered.body) toCompress.push([path, content]);
  }
  // If full compression fails, the quick one remains.
  void makeSmall(toCompress, answers).catch(() => undefined);
  return answers;
}

function placed(content: StoredContent, { standIn, origin }: Place): StoredContent {
  if (standIn === undefined || !content.body.includes(standIn)) return content;
  const body = Buffer.from(content.body.toString().replaceAll(standIn, origin));
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return { ...content, body, compressed: { br: brotliCompressSync(body, quick), gzip: gzipSync(body) } };
}

function guarded(content: StoredContent): StoredContent {
  if (!content.headers['Content-Type']?.startsWith('text/html')) return content;
  const policy = contentPolicyFor(content.body);
  return { ...content, headers: { ...content.headers, 'Content-Security-Policy': policy } };
}

async function makeSmall(
  toCompress: readonly (readonly [path: string, content: StoredContent])[],
  answers: Map<string, StoredAnswer>,
): Promise<void> {
  for (const [path, content] of toCompress) {
    const { body } = content;
    const [br, gzip] = await Promise.all([compress(body, 'br', 'kept'), compress(body, 'gzip', 'kept')]);
    answers.set(path, storedAnswer({ ...content, compressed: { br, gzip } }));
  }
}
