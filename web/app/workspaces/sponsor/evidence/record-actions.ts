import { call, download, submit } from '@portway/contracts/client';
import {
  type CertificateReading,
  confirmKeptCertificateOperation,
  readKeptCertificateOperation,
} from '@portway/contracts/sponsor/records/certificate-paper';
import {
  answerRecordOperation,
  changeRecordOperation,
  destroyRecordOperation,
  openRecordFileOperation,
  showRecordPageOperation,
  takeBackRecordFileOperation,
  turnRecordPageOperation,
} from '@portway/contracts/sponsor/records/records';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { type AsMe, readAction } from '../../../kit/forms/read-action.ts';

export interface Answered {
  readonly message: string;
  /** What was downloaded. */
  readonly file?: Blob;
  /** What was read of a kept certificate. */
  readonly reading?: CertificateReading;
}

/** What is done with a record or its files, on the page of a worker and on that of the organisation. */
export async function recordAction(request: Request, worker?: string): Promise<FormState<Answered>> {
  const { intent, values, callApi } = await readAction(request);
  return callApi<Answered>((me) => sent(intent, { values, me, worker }));
}

interface SentOnFile {
  readonly values: FormValues;
  readonly me: AsMe;
}

interface Sent extends SentOnFile {
  readonly worker: string | undefined;
}

/** What is done with one file, whosever record it is of. */
export const fileIntents: readonly string[] = ['take-back', 'turn', 'page', 'open'];

/** Does one of them. */
export function sentOnFile(intent: string, { values, me }: SentOnFile): Promise<Answered> {
  const on = { ...me, parameters: { id: values.id ?? '' } };
  switch (intent) {
    case 'take-back':
      return submit(takeBackRecordFileOperation, undefined, on);
    case 'turn':
      return turned(values, on);
    case 'page':
      return pageOf(values, on);
    default:
      return opened(on);
  }
}

function sent(intent: string, { values, me, worker }: Sent): Promise<Answered> {
  const on = { ...me, parameters: { id: values.id ?? '' } };
  const version = Number(values.seen);
  switch (intent) {
    case 'answer': {
      const needed = values.needed === 'back' ? null : values.needed === 'yes';
      const parameters = { id: worker ?? '' };
      return submit(answerRecordOperation, { record: values.record, needed }, { ...me, parameters });
    }
    case 'valid':
      return submit(changeRecordOperation, { seen: version, validUntil: values.validUntil || null }, on);
    case 'hold':
      return submit(changeRecordOperation, { seen: version, holdReason: values.holdReason ?? '' }, on);
    case 'end-hold':
      return submit(changeRecordOperation, { seen: version, holdReason: null }, on);
    case 'destroy':
      return submit(destroyRecordOperation, { seen: version }, on);
    case 'read-certificate':
      return readKept(on);
    case 'confirm-certificate':
      return confirmKept(values, on);
    default:
      return sentOnFile(intent, { values, me });
  }
}

type On = AsMe & { readonly parameters: { readonly id: string } };

async function opened(on: On): Promise<Answered> {
  const file = await download(openRecordFileOperation, undefined, on);
  return { message: 'The file is in your downloads. That you opened it is recorded.', file };
}

async function pageOf(values: FormValues, on: On): Promise<Answered> {
  const file = await download(showRecordPageOperation, { number: Number(values.number) }, on);
  return { message: '', file };
}

async function turned(values: FormValues, on: On): Promise<Answered> {
  const turn = { number: Number(values.number), quarters: Number(values.quarters) };
  await submit(turnRecordPageOperation, turn, on);
  return await pageOf(values, on);
}

async function readKept(on: On): Promise<Answered> {
  const reading = await call(readKeptCertificateOperation, undefined, on);
  return { message: reading.message, reading };
}

function confirmKept({ version, take, worksOn, anyway }: FormValues, on: On): Promise<Answered> {
  const confirmation = {
    ...{ version: Number(version), take },
    ...(worksOn !== undefined && { worksOn }),
    ...(anyway !== undefined && { anyway }),
  };
  return submit(confirmKeptCertificateOperation, confirmation, on);
}
