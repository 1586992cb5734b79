import { connect, type NetConnectOpts } from 'node:net';
import { pipeline } from 'node:stream/promises';

export interface ScanLimits {
  /** A scan that takes longer counts as failed. */
  readonly scanMs: number;
  readonly pingMs: number;
}

const usual: ScanLimits = { scanMs: 30_000, pingMs: 2_000 };
const maxAnswer = 4_096;
/** Within this, another look at our readiness opens no further connection. */
const knownForMs = 5_000;

/** Sends files to clamd by its INSTREAM command, each on a connection of its own. */
export function clamAv(address: NetConnectOpts, { scanMs, pingMs }: ScanLimits = usual) {
  let lastCheck: { readonly fault: Promise<string | undefined>; readonly until: number } | undefined;
  return {
    /** The signature that was found in a file; undefined for none. Throws where the daemon does not say. */
    async scan(pieces: AsyncIterable<Uint8Array>): Promise<string | undefined> {
      const reply = await ask(address, scanMs, inStream(pieces));
      const [, signature] = /^stream: (.{1,200}) FOUND$/.exec(reply) ?? [];
      if (signature !== undefined) return signature;
      if (reply === 'stream: OK') return undefined;
      if (reply.startsWith('INSTREAM size limit exceeded')) throw new Error(tooLong);
      throw unexpected(reply);
    },
    /** Why the daemon cannot be asked; undefined when it answers. */
    async fault(): Promise<string | undefined> {
      if (lastCheck === undefined || performance.now() > lastCheck.until) {
        lastCheck = { fault: faultOf(address, pingMs), until: performance.now() + knownForMs };
      }
      return await lastCheck.fault;
    },
  };
}

/** A ClamAV daemon. */
export type VirusScanner = ReturnType<typeof clamAv>;

async function faultOf(address: NetConnectOpts, pingMs: number): Promise<string | undefined> {
  try {
    const reply = await ask(address, pingMs, ping());
    if (reply !== 'PONG') throw unexpected(reply);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const tooLong = 'it stopped reading the file: set StreamMaxLength in clamd.conf to at least 10M';

function stoppedReading(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');
}

function unexpected(reply: string): Error {
  return new Error(`it answered “${reply.slice(0, 200)}”`);
}

async function* ping(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zPING\0');
}

/** Each piece with its length before it, and a length of zero at the end. */
async function* inStream(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of pieces) {
    // Its length would end the file, and what follows would go unseen.
    if (piece.length === 0) continue;
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Sends a command; returns the answer, without the NUL at its end. */
function ask(
  address: NetConnectOpts,
  withinMs: number,
  command: AsyncGenerator<Uint8Array>,
): Promise<string> {
  const socket = connect(address).setEncoding('utf8');
  const patience = setTimeout(() => socket.destroy(new Error(`no answer within ${withinMs} ms`)), withinMs);
  pipeline(command, socket, { end: false }).catch((error: Error) => socket.destroy(error));
  return new Promise<string>((resolve, reject) => {
    let reply = '';
    socket.on('data', (text: string) => {
      reply += text;
      const end = reply.indexOf('\0');
      if (end !== -1) resolve(reply.slice(0, end));
      else if (reply.length > maxAnswer) socket.destroy(new Error('its answer has no end'));
    });
    // A file beyond its limit is answered, but the connection may be lost before that answer is read.
    socket.once('error', (error) => reject(stoppedReading(error) ? new Error(tooLong) : error));
    socket.once('close', () => reject(new Error('it closed the connection without an answer')));
  }).finally(() => {
    clearTimeout(patience);
    socket.destroy();
  });
}
