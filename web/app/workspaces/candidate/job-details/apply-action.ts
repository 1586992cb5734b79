import { applyOperation } from '@portway/contracts/candidate/applications/applications';
import { submit } from '@portway/contracts/client';
import { reportJobOperation } from '@portway/contracts/hiring/conversations/conversations';
import { readAction } from '../../../kit/forms/read-action.ts';

/** Applies for the job that the form names, or reports it. */
export async function applyAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', text = '', resume = '', attempt = '' } = values;
  if (intent === 'report') {
    const { reason, key = '' } = values;
    const once = { parameters: { id }, headers: { 'Idempotency-Key': key } };
    return callApi((me) => submit(reportJobOperation, { reason, text }, { ...me, ...once }));
  }
  return callApi((me) =>
    submit(
      applyOperation,
      { text, resume: resume === '' ? null : resume },
      { ...me, parameters: { id }, headers: { 'Idempotency-Key': attempt } },
    ),
  );
}
