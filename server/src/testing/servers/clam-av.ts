import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { removeFolder } from '../remove-folder.ts';

/** The harmless text that every virus scanner reports, in two parts so that none reports this file. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

export interface TestScanner extends AsyncDisposable {
  readonly path: string;
}

/** What a stand-in for clamd does with a file. */
export type Conduct = 'scan' | 'hang' | 'hang-up' | 'refuse-size';

/** Speaks as much of clamd's protocol as we use: a file with EICAR's text in it is found. */
export async function standInScanner(conduct: Conduct): Promise<TestScanner> {
  const folder = mkdtempSync(join(tmpdir(), 'portway-clam-'));
  const path = join(folder, 'clamd.sock');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const answer = replyTo(received, conduct);
      if (answer !== undefined) socket.end(answer);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  return {
    path,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      await removeFolder(folder);
    },
  };
}

const command = Buffer.from('zINSTREAM\0');

/** Undefined while the command is not whole. */
function replyTo(received: Buffer, conduct: Conduct): string | undefined {
  if (received.equals(Buffer.from('zPING\0'))) return conduct === 'hang' ? undefined : 'PONG\0';
  if (received.length < command.length || conduct === 'hang') return undefined;
  if (conduct === 'hang-up') return '';
  if (conduct === 'refuse-size') return 'INSTREAM size limit exceeded. ERROR\0';
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      const isFound = Buffer.concat(pieces).includes(eicar);
      return isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
    }
    if (at + 4 + length > received.length) return undefined;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Debian's clamd, where it is installed: `apt-get install clamav-daemon`. */
export const clamd = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'clamd'))
  .find(isProgram);

/** Starts the real clamd, which knows one signature. */
export async function realScanner(program: string, maxStream: string): Promise<TestScanner> {
  const folder = mkdtempSync(join(tmpdir(), 'portway-clam-'));
  // As root, clamd may take the rights of another user, who must reach the folder.
  chmodSync(folder, 0o755);
  const path = join(folder, 'clamd.sock');
  writeFileSync(join(folder, 'test.ndb'), `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  const settings = {
    LocalSocket: path,
    DatabaseDirectory: folder,
    Foreground: 'yes',
    StreamMaxLength: maxStream,
  };
  const lines = Object.entries(settings).map((setting) => setting.join(' '));
  writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
  const child = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Self checking every')) resolve();
    });
    child.once('exit', () => reject(new Error(`clamd ended:\n${output}`)));
  });
  return {
    path,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exit;
      await removeFolder(folder);
    },
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
