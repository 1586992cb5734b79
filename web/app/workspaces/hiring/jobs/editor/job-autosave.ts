import { type JobField, jobAnswers, jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import { call, submit } from '@portway/contracts/client';
import {
  changeJobOperation,
  type EmployerJob,
  showEmployerJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import {
  type JobEditing,
  saveJobEditingOperation,
  showJobEditingOperation,
} from '@portway/contracts/hiring/employer-jobs/job-editing';
import { useRef, useSyncExternalStore } from 'react';
import { type AnswerKey, Autosave, type Edit, type Sent } from '../../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../../kit/forms/autosave/not-saved.ts';
import { onePerKey } from '../../../../kit/forms/autosave/one-per-key.ts';
import { unsentEdits } from '../../../../kit/forms/autosave/unsent-edits.ts';
import { type FieldSchemas, fieldErrorIn } from '../../../../kit/forms/field-error.ts';
import { isEqual } from '../../../../kit/forms/is-equal.ts';
import { jsonStorage } from '../../../../kit/loading/json-storage.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';

/** A browser has no table of occupations: the server says whether a code exists. */
export const { occupationCode } = jobAnswers.shape;

const schemas: FieldSchemas = { ...changeJobOperation.request.shape, occupationCode };
export const jobFieldNames: readonly JobField[] = Object.keys(jobFields).filter(isField);

function isField(name: string): name is JobField {
  return name in jobFields;
}

export const keyOf = (field: JobField): AnswerKey => `job.${field}`;

/** What the fields show, by field; null for no answer. */
export type JobValues = Readonly<Partial<Record<JobField, unknown>>>;

/** A draft is saved as it is typed. */
const draftAutosaves = onePerKey((place) => {
  const id = idIn(place);
  return new Autosave({
    send: (key, edit) => sendAnswer(id, key, edit),
    errorOf,
    unsent: unsentEdits(place, jsonStorage(localStorage)),
  });
});

/** Of a job that candidates see, what is typed is kept for all who edit it, until it is published. */
const changeAutosaves = onePerKey((place) => {
  const id = idIn(place);
  return new Autosave({
    send: (key, edit) => sendChange(id, key, edit),
    errorOf,
    unsent: unsentEdits(`changes:${place}`, jsonStorage(localStorage)),
  });
});

const placeOf = (account: string, id: string) => `${account}:${id}`;
const idIn = (place: string) => place.slice(place.lastIndexOf(':') + 1);

/** Whether candidates see the job: then what is typed is not saved at once. */
export const isPublic = ({ state }: Pick<EmployerJob, 'state'>): boolean =>
  state === 'published' || state === 'paused';

export function autosaveOf(account: string, job: EmployerJob): Autosave {
  const place = placeOf(account, job.id);
  return isPublic(job) ? changeAutosaves.of(place) : draftAutosaves.of(place);
}

/** The answers by key, with the changes that are not published yet. */
export function storedIn(job: EmployerJob, { changes }: JobEditing): Map<AnswerKey, unknown> {
  const answers: JobValues = isPublic(job) ? { ...job.answers, ...changes } : job.answers;
  return new Map(jobFieldNames.map((field) => [keyOf(field), answers[field] ?? null]));
}

/** The current values of all fields; the same object until one changes. */
export function useJobValues(autosave: Autosave): JobValues {
  const last = useRef<JobValues>({});
  return useSyncExternalStore(autosave.subscribe, () => {
    const current = valuesIn(autosave);
    if (!isEqual(last.current, current)) last.current = current;
    return last.current;
  });
}

function valuesIn(autosave: Autosave): JobValues {
  return Object.fromEntries(
    jobFieldNames.map((field) => [field, autosave.shown(keyOf(field)).value ?? null]),
  );
}

/** The error in a value, in the contract's words. */
function errorOf(key: AnswerKey, value: unknown): string | undefined {
  const schema = schemas[fieldIn(key)];
  return schema && fieldErrorIn(schema, value);
}

const fieldIn = (key: AnswerKey): string => key.slice(key.indexOf('.') + 1);

async function sendAnswer(id: string, key: AnswerKey, { value, was }: Edit): Promise<Sent> {
  const me = { fetch: asMe(new Request(location.href)) };
  const field = fieldIn(key);
  try {
    const change = { [field]: value, was: { [field]: was ?? null } };
    const { job } = await submit(changeJobOperation, change, { ...me, parameters: { id } });
    return { status: 'saved', value: answerIn(job, field) };
  } catch (error) {
    return await notSaved(error, async () => {
      const job = await call(showEmployerJobOperation, undefined, { ...me, parameters: { id } });
      return { status: 'changed', theirs: answerIn(job, field) };
    });
  }
}

async function sendChange(id: string, key: AnswerKey, { value, was }: Edit): Promise<Sent> {
  const me = { fetch: asMe(new Request(location.href)) };
  const field = fieldIn(key);
  try {
    const change = { changes: { [field]: value }, was: { [field]: was ?? null } };
    await submit(saveJobEditingOperation, change, { ...me, parameters: { id } });
    return { status: 'saved', value };
  } catch (error) {
    return await notSaved(error, async () => {
      const [job, { changes }] = await Promise.all([
        call(showEmployerJobOperation, undefined, { ...me, parameters: { id } }),
        call(showJobEditingOperation, undefined, { ...me, parameters: { id } }),
      ]);
      return { status: 'changed', theirs: field in changes ? changes[field] : answerIn(job, field) };
    });
  }
}

function answerIn({ answers }: EmployerJob, field: string): unknown {
  const all: Readonly<Record<string, unknown>> = answers;
  return all[field] ?? null;
}
