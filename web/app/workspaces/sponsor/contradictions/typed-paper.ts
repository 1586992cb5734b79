import { submit } from '@portway/contracts/client';
import {
  explainDifferenceOperation,
  withdrawExplanationOperation,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import {
  addStatedPaperOperation,
  changeStatedPaperOperation,
  fieldsOfPaper,
  removeStatedPaperOperation,
  sealedPaperFields,
  type TypedPaperKind,
  typedPaperKinds,
} from '@portway/contracts/sponsor/contradictions/stated-papers';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { numberTyped, penceTyped } from '../../../text/as-typed.ts';

export const paperKindOf = (text: string | undefined): TypedPaperKind =>
  typedPaperKinds.find((kind) => kind === text) ?? 'contract';

const isSealed = (field: string) => sealedPaperFields.some((each) => each === field);

/** The values that are typed; of a sealed one that is empty, nothing is said, and `remove-…` takes it away. */
function valuesTyped(values: FormValues, kind: TypedPaperKind): Record<string, unknown> {
  const stated: Record<string, unknown> = {};
  for (const field of fieldsOfPaper(kind)) {
    const text = (values[field] ?? '').trim();
    if (isSealed(field) && `remove-${field}` in values) stated[field] = null;
    if (text === '') continue;
    if (field === 'pay') {
      const hoursPerWeek = numberTyped(values['pay-hours'] ?? '');
      stated[field] = {
        pence: penceTyped(text),
        basis: values['pay-basis'],
        ...(hoursPerWeek !== undefined && { hoursPerWeek }),
      };
    } else if (field === 'hours') stated[field] = { hours: numberTyped(text), basis: values['hours-basis'] };
    else stated[field] = text;
  }
  return stated;
}

/** The page on which a worker’s papers are compared. */
export async function papersAction(request: Request, worker: string) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: worker };
  const kind = paperKindOf(values.kind);
  const paper = {
    fromDay: values.fromDay ?? '',
    toDay: values.toDay || null,
    title: values.title?.trim() || null,
    values: valuesTyped(values, kind),
  };
  const state = await callApi<{ readonly message: string }>((me) => {
    const ofPaper = { ...me, parameters: { id: values.paper ?? '' } };
    switch (intent) {
      case 'add-paper':
        return submit(addStatedPaperOperation, { kind, ...paper }, { ...me, parameters });
      case 'change-paper':
        return submit(changeStatedPaperOperation, { version: Number(values.version), ...paper }, ofPaper);
      case 'remove-paper':
        return submit(removeStatedPaperOperation, undefined, ofPaper);
      case 'withdraw':
        return submit(withdrawExplanationOperation, undefined, {
          ...me,
          parameters: { id: values.explanation ?? '' },
        });
      default:
        return submit(
          explainDifferenceOperation,
          {
            field: values.field,
            seen: values.seen,
            why: values.why,
            wrongSource: values.wrongSource || null,
            reason: values.reason,
          },
          { ...me, parameters },
        );
    }
  });
  return byPageField(state);
}

/** Errors by the names of the fields on the page. */
function byPageField<Result>(state: FormState<Result>): FormState<Result> {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([name, words]) => [
      name
        .replace(/^values\./, '')
        .replace(/^pay\.pence$/, 'pay')
        .replace(/^pay\.hoursPerWeek$/, 'pay-hours')
        .replace(/^(pay|hours)\.basis$/, '$1-basis')
        .replace(/^hours\.hours$/, 'hours')
        .replace(/^values$/, 'fromDay'),
      words,
    ]),
  );
  return { ...state, fieldErrors };
}
