import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { RawStore } from './file-store.ts';

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
    throw new Error(
      'The address of a store must name a key, a secret and a bucket, such as https://key:secret@host/bucket.',
    );
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

/** The least that S3 takes as a part of a larger object. */
const partBytes = 5 * 1024 * 1024;

/** What a store that speaks S3 does beyond keeping files. */
export interface S3Store extends RawStore {
  /**
   * Copies a file from another place of the same store without fetching it. False where that place has no such file;
   * undefined where it is in another store.
   */
  copyFrom(address: string, key: string, as: string): Promise<boolean | undefined>;
  /** Whether nothing is kept in this bucket below the folder of the address. */
  isEmpty(): Promise<boolean>;
  /** Makes the bucket, and says so, where it is not there yet; throws where the store cannot be used. */
  makeBucket(): Promise<boolean>;
}

/** Files in an S3-compatible store, Amazon's or self-hosted. Requests that hang are aborted. */
export function s3Store(address: string, within = 30_000): S3Store {
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
  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const object = { ...at(key), Body: bytes, ContentType: 'application/octet-stream' };
    if (bytes.length > partBytes) await putInParts(object);
    else await client.send(new PutObjectCommand(object), soon());
  }
  /** A part that fails is sent again alone; if that is of no use, the store drops those that it has. */
  async function putInParts(params: PutObjectCommandInput): Promise<void> {
    const upload = new Upload({ client, params, partSize: partBytes, queueSize: 2 });
    const tooLate = setTimeout(() => void upload.abort(), 4 * within);
    await upload.done().finally(() => clearTimeout(tooLate));
  }
  const firstOf = (folder: string) =>
    client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, MaxKeys: 1 }), soon());
  return {
    put,
    async replace(key, bytes) {
      try {
        await client.send(new HeadObjectCommand(at(key)), soon());
      } catch (error) {
        if (isAbsence(error)) return false;
        throw error;
      }
      await put(key, bytes);
      return true;
    },
    async *keys() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix, Delimiter: '/' });
      for await (const { Contents = [] } of pages)
        for (const { Key = '' } of Contents) if (Key !== prefix) yield Key.slice(prefix.length);
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)), soon());
        return await Body?.transformToByteArray();
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)), soon());
    },
    async copyFrom(other, key, as) {
      const from = placeIn(other);
      if (from.endpoint !== endpoint || from.accessKeyId !== accessKeyId) return undefined;
      const source = [from.bucket, ...`${from.prefix}${key}`.split('/')].map(encodeURIComponent).join('/');
      try {
        await client.send(new CopyObjectCommand({ ...at(as), CopySource: source }), soon());
        return true;
      } catch (error) {
        if (isAbsence(error)) return false;
        throw error;
      }
    },
    async isEmpty() {
      return ((await firstOf(prefix)).Contents ?? []).length === 0;
    },
    async makeBucket() {
      try {
        await firstOf(prefix);
        return false;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      await client.send(new CreateBucketCommand({ Bucket: bucket }), soon());
      return true;
    },
  };
}

/** Of a file alone: without its bucket every file would seem to have been deleted. */
function isAbsence(error: unknown): boolean {
  return isMissing(error) && !isMissingBucket(error);
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

export const isMissingBucket = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchBucket';
