import { download, submit } from '@portway/contracts/client';
import {
  askForRecordOperation,
  decideRecordRequestOperation,
  openRequestFileOperation,
  saveRightsInformationOperation,
  showRequestPageOperation,
  turnRequestPageOperation,
  withdrawRecordRequestOperation,
} from '@portway/contracts/sponsor/record-links/record-requests';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { type AsMe, readAction } from '../../../kit/forms/read-action.ts';

export interface Answered {
  readonly message: string;
  /** The link, shown once. */
  readonly url?: string;
  /** What was downloaded. */
  readonly file?: Blob;
}

/** What is done with the links of a worker. */
export async function requestAction(request: Request, worker: string): Promise<FormState<Answered>> {
  const { intent, values, callApi } = await readAction(request);
  return callApi<Answered>((me) => sent(intent, { values, me, worker }));
}

interface Sent {
  readonly values: FormValues;
  readonly me: AsMe;
  readonly worker: string;
}

function sent(intent: string, { values, me, worker }: Sent): Promise<Answered> {
  const on = { ...me, parameters: { id: values.id ?? '' } };
  switch (intent) {
    case 'ask': {
      const { record, asks, note, days, email } = values;
      const ask = { record, asks, note, days: Number(days), ...(email ? { email } : {}) };
      return submit(askForRecordOperation, ask, { ...me, parameters: { id: worker } });
    }
    case 'withdraw':
      return submit(withdrawRecordRequestOperation, undefined, on);
    case 'confirm': {
      const { validUntil } = values;
      return submit(
        decideRecordRequestOperation,
        { verdict: 'confirmed', ...(validUntil ? { validUntil } : {}) },
        on,
      );
    }
    case 'reject':
      return submit(decideRecordRequestOperation, { verdict: 'rejected', reason: values.reason ?? '' }, on);
    case 'give-words':
      return submit(saveRightsInformationOperation, { words: values.words ?? '' }, me);
    case 'give-url':
      return submit(saveRightsInformationOperation, { url: values.url ?? '' }, me);
    case 'turn':
      return turned(values, on);
    case 'page':
      return pageOf(values, on);
    default:
      return opened(on);
  }
}

type On = AsMe & { readonly parameters: { readonly id: string } };

async function opened(on: On): Promise<Answered> {
  const file = await download(openRequestFileOperation, undefined, on);
  return { message: 'The file is in your downloads. That you opened it is recorded.', file };
}

async function pageOf(values: FormValues, on: On): Promise<Answered> {
  const file = await download(showRequestPageOperation, { number: Number(values.number) }, on);
  return { message: '', file };
}

async function turned(values: FormValues, on: On): Promise<Answered> {
  const turn = { number: Number(values.number), quarters: Number(values.quarters) };
  await submit(turnRequestPageOperation, turn, on);
  return await pageOf(values, on);
}
