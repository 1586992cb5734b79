import { submit } from '@portway/contracts/client';
import {
  endAbsenceOperation,
  recordAbsenceOperation,
  recordRightToWorkOperation,
  saveWorkerTermsOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { saveSealedOperation, showSealedOperation } from '@portway/contracts/sponsor/workers/worker-sealed';
import { addWorkerOperation, changeWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import {
  changeWorkersOperation,
  eraseWorkerOperation,
} from '@portway/contracts/sponsor/workers/workers-together';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { factsTyped, laterFactsTyped, termsTyped } from './worker-typed.ts';

/** The page of one worker. */
export async function workerAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: new URL(request.url).searchParams.get('worker') ?? '' };
  const sent = await callApi((me) => {
    const on = { ...me, parameters };
    switch (intent) {
      case 'terms':
        return submit(
          saveWorkerTermsOperation,
          { ...termsTyped(values), corrects: 'corrects' in values },
          on,
        );
      case 'absence':
        return submit(
          recordAbsenceOperation,
          {
            firstDay: values.firstDay,
            lastDay: values.lastDay || null,
            pay: values.pay,
            agreed: values.agreed === 'yes',
            excepted: 'excepted' in values,
          },
          on,
        );
      case 'back':
        return submit(endAbsenceOperation, { absence: values.absence, lastDay: values.lastDay }, on);
      case 'still-away':
        return submit(endAbsenceOperation, { absence: values.absence, lastDay: null }, on);
      case 'check':
        return submit(
          recordRightToWorkOperation,
          {
            method: values.method,
            checkedOn: values.checkedOn,
            checker: values.checker,
            nextOn: values.nextOn || null,
          },
          on,
        );
      case 'look':
        return submit(showSealedOperation, undefined, on);
      case 'seal':
        return submit(
          saveSealedOperation,
          Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
          on,
        );
      case 'erase':
        return submit(
          eraseWorkerOperation,
          { what: values.what, fullName: values.fullName, archived: 'archived' in values },
          on,
        );
      case 'later':
        return submit(
          changeWorkerOperation,
          { ...laterFactsTyped(values), version: Number(values.version) },
          on,
        );
      default:
        return submit(changeWorkerOperation, { ...factsTyped(values), version: Number(values.version) }, on);
    }
  });
  return named(sent);
}

/** What is done with several workers of the list. */
export async function workersAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const workers = (values.workers ?? '').split(',');
  const change =
    intent === 'manager' ? { manager: values.newManager } : { tag: values.newTag, on: !('off' in values) };
  const state = await callApi((me) => submit(changeWorkersOperation, { workers, ...change }, me));
  // The filters of the page have fields of the shorter names.
  const { tag, manager } = state.fieldErrors;
  const fieldErrors = { ...(tag && { newTag: tag }), ...(manager && { newManager: manager }) };
  return { ...state, fieldErrors };
}

/** The form that adds a worker; without a job title the job follows later. */
export async function newWorkerAction(request: Request) {
  const { values, callApi } = await readAction(request);
  const terms = values.jobTitle ? termsTyped(values) : null;
  const hireCase = values.hireCase || null;
  const facts = factsTyped(values);
  return named(await callApi((me) => submit(addWorkerOperation, { ...facts, hireCase, terms }, me)));
}

/** Errors by the names of the fields on the page: pay is typed in pounds, and terms are part of the worker. */
function named<Result>(state: FormState<Result>): FormState<Result> {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([name, words]) => [
      name.replace(/^terms\./, '').replace(/^payPence$/, 'pay'),
      words,
    ]),
  );
  return { ...state, fieldErrors };
}
