import { submit } from '@portway/contracts/client';
import {
  changeWorkersOperation,
  eraseWorkerOperation,
} from '@portway/contracts/sponsor/workers/worker-changes';
import {
  endAbsenceOperation,
  saveWorkerTermsOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { saveSealedOperation, showSealedOperation } from '@portway/contracts/sponsor/workers/worker-sealed';
import { addWorkerOperation, changeWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { penceTyped, weekTyped } from '../../../text/as-typed.ts';

const orNull = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text.trim());

/** The facts as they were typed, for the API, which says what is wrong with them. */
function factsTyped(values: FormValues) {
  return {
    fullName: values.fullName ?? '',
    reference: orNull(values.reference),
    manager: orNull(values.manager),
    route: values.route ?? 'skilled-worker',
    tags: (values.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    certificateStart: orNull(values.certificateStart),
    certificateEnds: orNull(values.certificateEnds),
    visaFrom: orNull(values.visaFrom),
    visaEnds: orNull(values.visaEnds),
    grantNotifiedOn: orNull(values.grantNotifiedOn),
    startedOn: orNull(values.startedOn),
    salaryOption: orNull(values.salaryOption),
    startedEarlier: values.startedEarlier !== undefined,
  };
}

/** The rest of the facts, which matter later. */
function laterFactsTyped(values: FormValues) {
  return {
    sponsorshipEndedOn: orNull(values.sponsorshipEndedOn),
    employmentEndedOn: orNull(values.employmentEndedOn),
    rightsInformationOn: orNull(values.rightsInformationOn),
    contactConfirmedOn: orNull(values.contactConfirmedOn),
    holdReason: orNull(values.holdReason),
  };
}

/** Job, pay and hours as they were typed; `worksOn` as the letters of days that were ticked. */
function termsTyped(values: FormValues) {
  const days = Object.keys(values).flatMap((name) => /^works-on-(\d)$/.exec(name)?.[1] ?? []);
  return {
    fromDay: values.fromDay ?? '',
    jobTitle: values.jobTitle ?? '',
    occupationCode: orNull(values.occupationCode),
    payPence: penceTyped(values.pay ?? '') ?? null,
    hoursPerWeek: weekTyped(values.hoursPerWeek ?? '') ?? null,
    worksOn: days.map(Number),
    workPlace: orNull(values.workPlace),
    otherPlaces: Object.keys(values).flatMap((name) => /^other-place-(.+)$/.exec(name)?.[1] ?? []),
    hybridPattern: orNull(values.hybridPattern),
  };
}

/** The page of one worker. */
export async function workerAction(request: Request, id: string) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id };
  const outcome = await callApi((me) => {
    const on = { ...me, parameters };
    switch (intent) {
      case 'terms':
        return submit(
          saveWorkerTermsOperation,
          { ...termsTyped(values), corrects: 'corrects' in values },
          on,
        );
      case 'back':
        return submit(endAbsenceOperation, { absence: values.absence, lastDay: values.lastDay }, on);
      case 'still-away':
        return submit(endAbsenceOperation, { absence: values.absence, lastDay: null }, on);
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
  return byPageField(outcome);
}

/** A tag on several workers of the list, or off them. */
export async function workersAction(request: Request) {
  const { values, callApi } = await readAction(request);
  const workers = (values.workers ?? '').split(',');
  const change = { tag: values.newTag, on: !('off' in values) };
  const state = await callApi((me) => submit(changeWorkersOperation, { workers, ...change }, me));
  // The filter of the page has a field of the shorter name.
  const { tag } = state.fieldErrors;
  return { ...state, fieldErrors: tag === undefined ? {} : { newTag: tag } };
}

/** The form that adds a worker; without a job title the job follows later. */
export async function newWorkerAction(request: Request) {
  const { values, callApi } = await readAction(request);
  const terms = values.jobTitle ? termsTyped(values) : null;
  const hireCase = values.hireCase || null;
  const facts = factsTyped(values);
  return byPageField(await callApi((me) => submit(addWorkerOperation, { ...facts, hireCase, terms }, me)));
}

/** Errors by the names of the fields on the page: pay is typed in pounds, and terms are part of the worker. */
function byPageField<Result>(state: FormState<Result>): FormState<Result> {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([name, words]) => [
      name.replace(/^terms\./, '').replace(/^payPence$/, 'pay'),
      words,
    ]),
  );
  return { ...state, fieldErrors };
}
