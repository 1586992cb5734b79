import { submit } from '@portway/contracts/client';
import type { recordPersonCheckOperation } from '@portway/contracts/sponsor/right-to-work/employed-people';
import type { recordRightToWorkOperation } from '@portway/contracts/sponsor/workers/worker-records';
import type { CalendarDate } from '@portway/rules/kernel';
import { failed } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import {
  type CheckAnswers,
  excuseFacts,
  readCheckAnswers,
} from '../../../subjects/right-to-work/check-answers.ts';

/** The answers of the form as they stand. */
export function checkTyped(form: FormData, today: CalendarDate): CheckAnswers {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') query.set(name, value);
  return readCheckAnswers(query, today);
}

/** Whether the work is allowed is never taken as answered. */
const notSaid = { name: 'result', message: 'Say whether this person may do the work.' };

/** Records the check of a worker, or of someone who is not sponsored; errors of the API stand at the fields of the form. */
export async function recordCheckAction(
  request: Request,
  {
    operation,
    id,
    today,
  }: {
    operation: typeof recordRightToWorkOperation | typeof recordPersonCheckOperation;
    id: string;
    today: CalendarDate;
  },
) {
  const { values, callApi } = await readAction(request);
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const { facts, problems, fields } = excuseFacts(checkTyped(form, today));
  const faults = [...(values.result ? [] : [notSaid]), ...problems];
  if (facts === undefined || faults.length > 0)
    return failed('', {
      values,
      fieldErrors: Object.fromEntries(faults.map(({ name, message }) => [name, message])),
    });
  const {
    engagement: _,
    startsOn: __,
    arrangedOn: ___,
    previousPermissionEnds: ____,
    appliedOn: _____,
    ...check
  } = facts;
  const state = await callApi((me) =>
    submit(
      operation,
      { ...check, checker: values.checker, result: values.result },
      { ...me, parameters: { id } },
    ),
  );
  const byField = Object.entries(state.fieldErrors).map(([name, words]) => [
    fields[name]?.field ?? name,
    words,
  ]);
  return { ...state, fieldErrors: Object.fromEntries(byField) };
}
