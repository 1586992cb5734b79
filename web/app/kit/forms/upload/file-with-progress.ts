export interface Sending {
  /** Called with the percentage sent so far, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file as a request body and reports progress, which fetch cannot. Fails as fetch does. */
export function fileWithProgress(file: Blob, { onProgress, signal }: Sending) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.onprogress = ({ loaded, total }) =>
        onProgress(Math.round((100 * loaded) / (total || 1)));
      sending.onload = () => resolve(responseOf(sending));
      sending.onerror = () => reject(new TypeError('Failed to fetch'));
      sending.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      signal.addEventListener('abort', () => sending.abort());
      sending.send(file);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', value = ''] = line.split(': ', 2);
    if (name !== '') headers.append(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
