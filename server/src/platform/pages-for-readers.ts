import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { Logger } from 'pino';
import type { FileStore } from './files/file-store.ts';
import { pagePictures, type StoredPage } from './files/page-pictures.ts';
import type { Asker } from './files/renderings.ts';
import { Refusal } from './refusal.ts';

const busyForSeconds = 10;

/** One page of a stored file as a picture, under this name; throws a Refusal that says why it cannot be seen. */
export type DrawPage = (page: StoredPage, asker: Asker, name: string) => Promise<FileToSend>;

export function pagesForReaders({
  files,
  log,
}: {
  readonly files: FileStore;
  readonly log: Logger;
}): DrawPage {
  const pictures = pagePictures({
    store: files,
    onFailure: (end) => log.info({ end }, 'A page could not be drawn'),
  });
  return async (page, asker, name) => {
    const picture = await pictures.of(page, asker);
    switch (picture.status) {
      case 'drawn':
        return { bytes: picture.bytes, type: 'image/jpeg', name };
      case 'impossible':
        throw new Refusal('no-page', 'This page cannot be shown. Open the file.', { status: 409 });
      case 'lost':
        throw new Refusal('unreadable', 'This file can no longer be opened. Add it again.', { status: 409 });
      case 'busy':
        throw new Refusal(
          'busy',
          `Many files are being opened at the moment. Try again in ${busyForSeconds} seconds.`,
          { status: 503, retryAfter: busyForSeconds },
        );
    }
  };
}
