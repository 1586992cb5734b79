import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SmallStore extends AsyncDisposable {
  /** The address of a bucket and a folder in it, such as `cvs/people`. */
  url(place: string): string;
  /** What is kept, by its path. */
  readonly objects: Map<string, Buffer>;
  /** Each request as its method and what it asked for. */
  readonly requestLines: string[];
  /** Fails the next request for which this is true. */
  failOnce(fits: (requestLine: string) => boolean): void;
  /** Fails every such request from now on; called without a test, none. */
  failAlways(fits?: (requestLine: string) => boolean): void;
  /** Takes nothing for this bucket until it is made. */
  lack(bucket: string): void;
  /** How many parts of unfinished objects it holds. */
  partsLeft(): number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly source: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string | undefined;
}

const noSuchBucket: Answer = { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
const noSuchKey: Answer = { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };

/** The part of S3 that we use: objects by path, copied, listed and sent in parts, for requests signed with the key. */
export async function startSmallStore(): Promise<SmallStore> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Buffer>();
  const lacking = new Set<string>();
  const requestLines: string[] = [];
  let failing: ((requestLine: string) => boolean) | undefined;
  let always: ((requestLine: string) => boolean) | undefined;
  const server = createServer(async (request, response) => {
    const parsedRequest = await readRequest(request);
    const line = `${parsedRequest.method} ${request.url ?? ''}${parsedRequest.source === undefined ? '' : ` from ${parsedRequest.source}`}`;
    requestLines.push(line);
    const allowed = /Credential=a-key\/\d+\/eu-west-2\/s3/.test(request.headers.authorization ?? '');
    const fails = failing?.(line) === true || always?.(line) === true;
    if (fails) failing = undefined;
    const { status, body } = fails
      ? { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }
      : allowed
        ? ofBucket(parsedRequest, lacking, () => responseTo(parsedRequest, objects, parts))
        : { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    response.writeHead(status, {
      ...(typeof body === 'string' && { 'Content-Type': 'application/xml' }),
      ETag: '"small"',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: (place) => `http://a-key:a%2Fsecret@127.0.0.1:${address.port}/${place}?region=eu-west-2`,
    objects,
    requestLines,
    failOnce(fits) {
      failing = fits;
    },
    failAlways(fits) {
      always = fits;
    },
    lack: (bucket) => void lacking.add(bucket),
    partsLeft: () => parts.size,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const source = request.headers['x-amz-copy-source'];
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: searchParams,
    body: await buffer(request),
    source: typeof source === 'string' ? decodeURIComponent(source) : undefined,
  };
}

function ofBucket({ method, path }: Asked, lacking: Set<string>, rest: () => Answer): Answer {
  const [, bucket = '', ...segments] = path.split('/');
  if (!lacking.has(bucket)) return rest();
  const isMade = method === 'PUT' && segments.join('') === '';
  return isMade && lacking.delete(bucket) ? { status: 200 } : noSuchBucket;
}

function responseTo(storeRequest: Asked, objects: Map<string, Buffer>, parts: Map<string, Buffer>): Answer {
  const { method, path, query, body, source } = storeRequest;
  const upload = query.get('uploadId');
  if (method === 'POST' && query.has('uploads'))
    return xml('InitiateMultipartUploadResult', `<UploadId>one</UploadId>`);
  if (method === 'PUT' && upload !== null) {
    parts.set(`${path} ${(query.get('partNumber') ?? '').padStart(5, '0')}`, body);
    return { status: 200 };
  }
  if (method === 'POST' && upload !== null) {
    const mine = [...parts].filter(([name]) => name.startsWith(`${path} `)).toSorted();
    objects.set(path, Buffer.concat(mine.map(([, bytes]) => bytes)));
    for (const [part] of mine) parts.delete(part);
    return xml('CompleteMultipartUploadResult', `<Key>${path}</Key>`);
  }
  if (method === 'PUT' && source !== undefined) {
    const original = objects.get(`/${source.replace(/^\//, '')}`);
    if (original === undefined) return noSuchKey;
    objects.set(path, original);
    return xml('CopyObjectResult', '<ETag>small</ETag>');
  }
  if (method === 'DELETE' && upload !== null) {
    for (const name of parts.keys()) if (name.startsWith(`${path} `)) parts.delete(name);
    return { status: 204 };
  }
  if (method === 'DELETE') {
    objects.delete(path);
    return { status: 204 };
  }
  if (method === 'PUT') {
    objects.set(path, body);
    return { status: 200 };
  }
  if (query.get('list-type') === '2') return listObjects(path, query.get('prefix') ?? '', objects);
  const object = objects.get(path);
  return object === undefined ? noSuchKey : { status: 200, body: object };
}

function listObjects(bucket: string, prefix: string, objects: Map<string, Buffer>): Answer {
  const paths = [...objects.keys()].filter((path) =>
    path.startsWith(`${bucket.replace(/\/$/, '')}/${prefix}`),
  );
  return xml('ListBucketResult', paths.map((path) => `<Contents><Key>${path}</Key></Contents>`).join(''));
}

function xml(name: string, body: string): Answer {
  return { status: 200, body: `<?xml version="1.0"?><${name}>${body}</${name}>` };
}
