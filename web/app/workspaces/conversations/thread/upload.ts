import { submit } from '@portway/contracts/client';
import { attachFileOperation } from '@portway/contracts/hiring/conversations/conversations';
import { fileWithProgress } from '../../../kit/forms/upload/file-with-progress.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import type { AttachingDeps } from './attaching.ts';

/** Uploads a file. A module of its own, because most messages have none. */
export function upload(id: string, file: File, going: Parameters<AttachingDeps['upload']>[1]) {
  const fetch = asMe(new Request(location.href), fileWithProgress(file, going));
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return submit(attachFileOperation, { name: file.name }, { fetch, headers, parameters: { id } });
}
