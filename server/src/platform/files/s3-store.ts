import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FileStore } from './file-store.ts';

/**
 * The parts of a URL such as `https://key:secret@host/bucket/folder`; `?region=` where the store requires
 * one.
 */
export function placeIn(address: string) {
  const url = new URL(address);
  const [bucket = '', ...folder] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (bucket === '' || url.username === '' || url.password === '') {
    throw new Error('S3_URL must name a key, a secret and a bucket, such as https://key:secret@host/bucket.');
  }
  const scheme = url.protocol === 'http:' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    bucket,
    prefix: folder.map((part) => `${part}/`).join(''),
  };
}

/** Files in an S3-compatible store, Amazon's or self-hosted. Requests that hang are aborted. */
export function s3Store(address: string, within = 30_000): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket, prefix } = placeIn(address);
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A bucket in the path works with every store; one in the host name needs matching DNS.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: within, throwOnRequestTimeout: true },
  });
  // Covers all retries together, and a body that arrives very slowly.
  const soon = () => ({ abortSignal: AbortSignal.timeout(2 * within) });
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    async put(key, bytes) {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentType: 'application/octet-stream' }),
        soon(),
      );
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)), soon());
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)), soon());
    },
  };
}
