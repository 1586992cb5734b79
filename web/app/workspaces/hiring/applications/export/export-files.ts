import { call, download } from '@portway/contracts/client';
import { maxTogether } from '@portway/contracts/hiring/employer-applications/applicant-changes';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { exportApplicantsOperation } from '@portway/contracts/hiring/employer-applications/applicants-export';
import {
  downloadApplicationResumeOperation,
  listEmployerApplicationsOperation,
} from '@portway/contracts/hiring/employer-applications/employer-applications';
import { ProblemError } from '@portway/contracts/problem';
import { zipSync } from 'fflate';
import type { AsMe } from '../../../../kit/forms/read-action.ts';
import { nameOf } from '../applicant-words.ts';

/** Whose data is exported: everyone of a job, or those who were chosen. */
export type ExportOf =
  | { readonly job: string }
  | { readonly people: readonly { readonly id: string; readonly name: string }[] };

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The most CVs of one ZIP: as many as one request may choose. */
export const maxCvs = maxTogether;

/** The table alone. */
export function tableOf(source: ExportOf, me: AsMe, cvs = false): Promise<Blob> {
  const which = 'job' in source ? { job: source.job } : { applicants: source.people.map(({ id }) => id) };
  return download(exportApplicantsOperation, { ...which, cvs }, me);
}

interface ZipOptions {
  readonly me: AsMe;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/** The table and the CVs, as the copies that we make. Packed in the browser: nothing of it is kept by the server. */
export async function zipOf(source: ExportOf, { me, onProgress, signal }: ZipOptions): Promise<Blob> {
  const { people, isAll } =
    'job' in source ? await peopleOf(source.job, me) : { people: source.people, isAll: true };
  const table = await tableOf('job' in source ? source : { people }, me, true);
  const files: Record<string, Uint8Array> = { 'applicants.csv': await bytesOf(table) };
  const without: string[] = [];
  for (const [index, { id, name }] of people.entries()) {
    signal.throwIfAborted();
    onProgress({ done: index, of: people.length });
    const cv = await cvOf(id, { me, signal });
    if (cv === undefined) without.push(name);
    else
      files[`cvs/${fileNameOf(name)} ${id.slice(0, 8)}.${cv.type.startsWith('text/') ? 'txt' : 'pdf'}`] =
        await bytesOf(cv);
  }
  if (without.length > 0)
    files['without-cv.txt'] = new TextEncoder().encode(
      `These sent no CV, or one of which we can make no copy:\n\n${without.join('\n')}\n`,
    );
  if (!isAll) files['cvs-left-out.txt'] = new TextEncoder().encode(leftOut);
  // PDFs are packed already.
  return new Blob([new Uint8Array(zipSync(files, { level: 0 }))], { type: 'application/zip' });
}

/** What the dialog and the ZIP say where a job has more applicants than one ZIP holds CVs. */
export const leftOut = `This ZIP holds the CVs of the ${maxCvs} applicants whose status changed last. The table has everyone. For the other CVs, choose up to ${maxCvs} applicants at a time in the list and export those.\n`;

/** Of one job, the last changed first, as far as one ZIP holds them. */
async function peopleOf(job: string, me: AsMe) {
  const people: { id: string; name: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null && people.length < maxCvs) {
    const query: { job: string; after?: string } = { job, ...(cursor !== '' && { after: cursor }) };
    const page: { applications: readonly Row[]; next: string | null } = await call(
      listEmployerApplicationsOperation,
      query,
      me,
    );
    people.push(
      ...page.applications
        .filter(({ status }) => status !== 'withdrawn')
        .map((row) => ({ id: row.id, name: nameOf(row) })),
    );
    cursor = page.next;
  }
  return { people: people.slice(0, maxCvs), isAll: cursor === null && people.length <= maxCvs };
}

type Row = Pick<EmployerApplication, 'id' | 'status' | 'candidate'>;

const tries = 6;

/** Undefined where there is none, or none that we can copy. While the server is busy, waits and asks again. */
async function cvOf(
  id: string,
  { me, signal }: Pick<ZipOptions, 'me' | 'signal'>,
): Promise<Blob | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await download(downloadApplicationResumeOperation, undefined, {
        ...me,
        parameters: { id },
        signal,
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 404 || error.status === 409) return undefined;
      if (error.status !== 503 || attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2000 * attempt));
    }
  }
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** A name without what some file systems do not take. */
function fileNameOf(name: string): string {
  return (
    name
      .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 80) || 'CV'
  );
}
