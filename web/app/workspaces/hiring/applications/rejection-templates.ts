import { call } from '@portway/contracts/client';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import {
  listTemplatesOperation,
  standardLetters,
} from '@portway/contracts/hiring/employer-applications/rejections';
import { backgroundQuery } from '../../../kit/loading/background-query.ts';
import { firstNameOf, nameOf } from './applicant-words.ts';

export interface Letter {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** The organisation's own templates, fetched when somebody is first rejected. */
export const templates = backgroundQuery((me) => call(listTemplatesOperation, undefined, me));

const [short, afterInterview, jobClosed] = standardLetters;

/** The letter to begin with. */
export function firstLetter(
  rows: readonly Pick<EmployerApplication, 'status'>[],
  isJobClosed: boolean,
): Letter {
  if (isJobClosed) return jobClosed;
  return rows.every(({ status }) => status === 'interview' || status === 'offer') ? afterInterview : short;
}

/** A letter as one person will read it; the server fills it in the same way. */
export function asRead(text: string, row: EmployerApplication, organisation: string): string {
  return text
    .replaceAll('{first name}', firstNameOf(row))
    .replaceAll('{name}', nameOf(row))
    .replaceAll('{job}', row.job?.title ?? 'the job')
    .replaceAll('{organisation}', organisation);
}
