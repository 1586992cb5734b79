import { nameOfCopy } from '@portway/contracts/candidate/resumes/file-name';
import { type FileToSend, type ResumeKind, resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { announceFile, forgetFile } from './db/stored-file.ts';
import type { FileStore } from './files/file-store.ts';
import { type Asker, type FileToRender, renderings } from './files/renderings.ts';
import { Refusal } from './refusal.ts';

/** Gives a file of one person to another: as a rendering of ours. */
export type FileForOthers = (file: FileToRender, asker: Asker) => Promise<FileToSend>;

interface Deps {
  readonly files: FileStore;
  readonly database: Pick<Database, 'queries'>;
  readonly log: Logger;
  readonly now: () => number;
}

const busyForSeconds = 10;

export function filesForOthers({ files, database: { queries }, log, now }: Deps): FileForOthers {
  const cache = renderings({
    store: files,
    announce: (key) => announceFile(queries, key),
    keep: (key) => forgetFile(queries, key),
    onFailure: (end) => log.info({ end }, 'A file could not be rendered'),
    now,
  });
  return async (file, asker) => {
    const rendering = await cache.of(file, asker);
    switch (rendering.status) {
      case 'rendered': {
        const type = resumeTypes[rendering.kind];
        return { bytes: rendering.bytes, type, name: nameOfCopy(file.name, type) };
      }
      case 'impossible':
        throw notRendered(file.kind);
      case 'busy':
        throw new Refusal(
          'busy',
          `Many files are being opened at the moment. Try again in ${busyForSeconds} seconds.`,
          {
            status: 503,
            retryAfter: busyForSeconds,
          },
        );
      case 'lost':
        throw new Refusal('unreadable', 'This file can no longer be opened. Ask for it again.', {
          status: 409,
        });
    }
  };
}

function notRendered(kind: ResumeKind): Refusal {
  const why =
    kind === 'doc' ? 'We cannot make a copy of a DOC file.' : 'We could not make a copy of this file.';
  return new Refusal(
    'no-copy',
    `${why} You can download the original, if you trust the person who sent it.`,
    {
      status: 409,
    },
  );
}
