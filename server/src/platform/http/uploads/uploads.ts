import type { HonoRequest } from 'hono';
import type { RequestContext } from '../../db/request-context.ts';
import { Refusal } from '../../refusal.ts';
import { arrivingBody, type Pace, tooLarge, usualPace } from './arriving-body.ts';
import { checkQueue } from './check-queue.ts';
import {
  type OpenUploadLimits,
  OpenUploads,
  type Release,
  tooManyAtOnce,
  usualOpenUploads,
} from './open-uploads.ts';
import { openSpool, type SpooledFile } from './spool.ts';

/** The signature that a virus scanner found in a file; undefined for none. Throws where it cannot be asked. */
export type ScanFile = (pieces: AsyncIterable<Uint8Array>) => Promise<string | undefined>;

export interface UploadDeps {
  /** Where files are while they arrive and are checked. */
  readonly folder: string;
  /** Left out, files are not scanned for viruses. */
  readonly scan?: ScanFile | undefined;
  /** Records a finding, in the transaction of the caller who sent the file. */
  readonly onFinding: (requestContext: RequestContext, signature: string) => Promise<void>;
  readonly onWarning: (message: string) => void;
  readonly limits?: Partial<UploadLimits>;
}

export interface UploadLimits {
  readonly open: OpenUploadLimits;
  readonly pace: Pace;
  /** How many files are in memory at once, to be checked and stored. */
  readonly checks: number;
  /** How long a file waits for its check. */
  readonly checkWithinMs: number;
}

/** Less than the time that requests have when the server stops, so that each gets a response. */
const stopWithinMs = 5_000;

const usual: UploadLimits = { open: usualOpenUploads, pace: usualPace, checks: 2, checkWithinMs: 30_000 };

/** What all uploads of the server share. */
export function createUploads({ folder, scan, onFinding, onWarning, limits }: UploadDeps) {
  const { open, pace, checks, checkWithinMs } = { ...usual, ...limits };
  const places = new OpenUploads(open);
  const spool = openSpool(folder, onWarning);
  const queue = checkQueue(checks);
  const stopping = new AbortController();
  return {
    onFinding,
    /** Takes a place for a request whose body is a file of at most `max` bytes; throws a Refusal for any other. */
    open(
      request: HonoRequest,
      account: string,
      max: number,
      { takesForms = false }: { readonly takesForms?: boolean } = {},
    ): Release {
      if (!takesForms && /^multipart\//i.test(request.header('Content-Type') ?? '')) throw multipart();
      const length = lengthOf(request) ?? max;
      if (length > max) throw tooLarge(max);
      return places.take(account, length);
    },
    /** Receives the file of a request that has a place. */
    async receive(request: HonoRequest, max: number): Promise<SpooledFile> {
      const { body } = request.raw;
      const file = await spool(
        body === null ? noPieces() : arrivingBody(body, { max, pace, stopping: stopping.signal }),
      );
      if (file.bytes === (lengthOf(request) ?? file.bytes)) return file;
      await file[Symbol.asyncDispose]();
      throw cutOff();
    },
    /** What the virus scanner found in a file; throws a Refusal when it cannot say. */
    async scan(file: Pick<SpooledFile, 'pieces'>, account: string): Promise<string | undefined> {
      const signature = await scan?.(file.pieces()).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'no reason';
        onWarning(`An upload was refused, because the virus scanner did not check it: ${reason}`);
        throw notScanned();
      });
      // Logged at once: the session, without which there is no entry in the audit log, may end meanwhile.
      if (signature !== undefined)
        onWarning(`A virus scanner found ${signature} in an upload of account ${account}`);
      return signature;
    },
    /** Waits for one of the few turns to have a file in memory; throws a Refusal when it takes too long. */
    async inTurn<Result>(
      request: HonoRequest,
      account: string,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const clientSignal = request.raw.signal;
      const signal = AbortSignal.any([clientSignal, stopping.signal, AbortSignal.timeout(checkWithinMs)]);
      let isBegun = false;
      const begin = () => {
        isBegun = true;
        return work();
      };
      try {
        return await queue(begin, { account, signal });
      } catch (error) {
        if (isBegun) throw error;
        throw clientSignal.aborted ? cutOff() : tooManyAtOnce();
      }
    },
    /** The server stops: what has not arrived and had its turn soon is refused. */
    stop: (): void => void setTimeout(() => stopping.abort(), stopWithinMs).unref(),
  };
}

export type Uploads = ReturnType<typeof createUploads>;

function lengthOf(request: HonoRequest): number | undefined {
  const length = request.header('Content-Length');
  return length === undefined ? undefined : Number(length);
}

async function* noPieces(): AsyncGenerator<Uint8Array, void, undefined> {}

/** A multipart form would be stored with its boundary lines. */
function multipart(): Refusal {
  return new Refusal('not-a-file', 'Send only the file as the body, not a form.', { status: 415 });
}

function cutOff(): Refusal {
  return new Refusal('cut-off', 'The whole file did not arrive. Please try again.', { status: 400 });
}

function notScanned(): Refusal {
  const message = 'We cannot check files for viruses at the moment. Please try again in a few minutes.';
  return new Refusal('not-scanned', message, { status: 503, retryAfter: 120 });
}

/** The signature is for the log: to the sender, its name says nothing. */
export function virusFound(): Refusal {
  const message =
    'A virus scanner found something harmful in this file, so we did not accept it. Make a new copy from your word processor, or scan your device.';
  return new Refusal('virus-found', message, { status: 422, fields: { file: message } });
}
