import { applyOperation } from '@portway/contracts/applications/applications';
import { submit } from '@portway/contracts/client';
import { readAction } from '../../../kit/forms/read-action.ts';

/** Applies for the job that the form names. */
export async function applyAction(request: Request) {
  const { values, callApi } = await readAction(request);
  const { id = '', text = '', resume = '', attempt = '' } = values;
  return callApi((me) =>
    submit(
      applyOperation,
      { text, resume: resume === '' ? null : resume },
      { ...me, parameters: { id }, headers: { 'Idempotency-Key': attempt } },
    ),
  );
}
