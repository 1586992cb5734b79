import { applyOperation } from '@portway/contracts/applications/applications';
import { submit } from '@portway/contracts/client';
import { heard } from '../../../kit/forms/read-action.ts';

/** Applies for the job that the form names. */
export async function applyAction(request: Request) {
  const { typed, ask } = await heard(request);
  const { id = '', text = '', resume = '', attempt = '' } = typed;
  return ask((me) =>
    submit(
      applyOperation,
      { text, resume: resume === '' ? null : resume },
      { ...me, parameters: { id }, headers: { 'Idempotency-Key': attempt } },
    ),
  );
}
