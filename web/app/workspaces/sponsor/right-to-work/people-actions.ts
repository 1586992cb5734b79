import { submit } from '@portway/contracts/client';
import {
  addPeopleOperation,
  changePersonOperation,
  erasePersonOperation,
} from '@portway/contracts/sponsor/right-to-work/employed-people';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { type Answered, fileIntents, sentOnFile } from '../evidence/record-actions.ts';

const orNull = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text.trim());

/** The facts as they were typed, for the API, which says what is wrong with them. */
const factsTyped = (values: FormValues) => ({
  fullName: values.fullName ?? '',
  reference: orNull(values.reference),
  engagement: values.engagement ?? '',
  arrangedOn: orNull(values.arrangedOn),
  plannedStart: orNull(values.plannedStart),
  startedOn: orNull(values.startedOn),
});

/** Adds one person; the API names faults by the place in its list. */
export async function addPersonAction(request: Request) {
  const { values, callApi } = await readAction(request);
  const state = await callApi((me) => submit(addPeopleOperation, { people: [factsTyped(values)] }, me));
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([name, words]) => [name.replace(/^people\.0\./, ''), words]),
  );
  return { ...state, fieldErrors };
}

/** The page of one person. */
export async function personAction(request: Request, id: string) {
  const { intent, values, callApi } = await readAction(request);
  if (fileIntents.includes(intent))
    return await callApi<Answered>((me) => sentOnFile(intent, { values, me }));
  return await callApi<Answered>((me) => {
    const on = { ...me, parameters: { id } };
    if (intent === 'erase') return submit(erasePersonOperation, { fullName: values.fullName ?? '' }, on);
    const change = {
      ...factsTyped(values),
      version: Number(values.version),
      endedOn: orNull(values.endedOn),
      withoutCheckBecause: orNull(values.withoutCheckBecause),
    };
    return submit(changePersonOperation, change, on);
  });
}
