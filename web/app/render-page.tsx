import { text } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** The finished page with its loader data: nothing is sent in pieces, which would need scripts to join them. */
export async function renderPage(
  context: EntryContext,
  { url, signal }: Request,
  nonce?: string,
): Promise<string> {
  const errors: unknown[] = [];
  const router = <ServerRouter context={context} url={url} {...(nonce !== undefined && { nonce })} />;
  const stream = await renderToReadableStream(router, {
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return await text(stream);
}
