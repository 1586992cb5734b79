import { isPlain } from './plain-words.ts';

/** The address of a page in the workspace of an organisation: its link opens no other. */
export function organisationUrl(origin: string, path: string, organisation: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('workspace', organisation);
  return url.href;
}

/** A subject that names the organisation first: its reader may belong to several. */
export function organisationSubject(organisation: string | null, subject: string): string {
  return organisation !== null && isPlain(organisation) ? `${organisation}: ${subject}` : subject;
}
