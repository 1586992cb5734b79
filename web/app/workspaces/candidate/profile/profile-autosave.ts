import {
  type Profile,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
  showProfileOperation,
} from '@portway/contracts/candidate/profile/profile';
import {
  educationFields,
  profileFields,
  workFields,
} from '@portway/contracts/candidate/profile/profile-fields';
import { call, submit } from '@portway/contracts/client';
import { type AnswerKey, Autosave, type Edit, type Sent } from '../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../kit/forms/autosave/not-saved.ts';
import { onePerKey } from '../../../kit/forms/autosave/one-per-key.ts';
import { unsentEdits } from '../../../kit/forms/autosave/unsent-edits.ts';
import { type FieldSchemas, fieldErrorIn } from '../../../kit/forms/field-error.ts';
import { jsonStorage } from '../../../kit/loading/json-storage.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

const schemas = { profile: profileFields, work: workFields, education: educationFields };

/** The autosave of an account's profile. */
export const profileAutosaves = onePerKey(
  (account) =>
    new Autosave({ send: sendAnswer, errorOf, unsent: unsentEdits(account, jsonStorage(localStorage)) }),
);

/** The parts of a key: `work.<id>.title`, or `profile.bio`, which has no id. */
function partsOf(key: AnswerKey) {
  const [kind = '', ...rest] = key.split('.');
  const field = rest.at(-1) ?? '';
  return { kind, id: rest.length > 1 ? rest[0] : undefined, field };
}

/** The error in a value, in the contract's words. */
function errorOf(key: AnswerKey, value: unknown): string | undefined {
  const { kind, field } = partsOf(key);
  if (kind !== 'profile' && kind !== 'work' && kind !== 'education') return undefined;
  const fields: FieldSchemas = schemas[kind];
  const schema = fields[field];
  return schema && fieldErrorIn(schema, value);
}

/** The whole profile, by key. An answer never given is null. */
export function storedIn({
  answers,
  entries,
}: Pick<Profile, 'answers' | 'entries'>): Map<AnswerKey, unknown> {
  const loadedValues = new Map<AnswerKey, unknown>();
  const answersByField: Readonly<Record<string, unknown>> = answers;
  for (const field of Object.keys(profileFields))
    loadedValues.set(`profile.${field}`, answersByField[field] ?? null);
  for (const entry of entries) {
    const values: Readonly<Record<string, unknown>> = entry;
    for (const field of Object.keys(schemas[entry.kind]))
      loadedValues.set(`${entry.kind}.${entry.id}.${field}`, values[field] ?? null);
  }
  return loadedValues;
}

/** Sends one answer to the server. */
async function sendAnswer(key: AnswerKey, { value, was }: Edit): Promise<Sent> {
  try {
    const { value: savedValue } = await saving(key, { value, was: was ?? null });
    return { status: 'saved', value: savedValue };
  } catch (error) {
    return await notSaved(error, () => theirs(key));
  }
}

async function theirs(key: AnswerKey): Promise<Sent> {
  const profile = await call(showProfileOperation, undefined, { fetch: asMe(new Request(location.href)) });
  return { status: 'changed', theirs: storedIn(profile).get(key) ?? null };
}

function saving(key: AnswerKey, answer: Edit) {
  const { kind, id = '', field } = partsOf(key);
  const me = { fetch: asMe(new Request(location.href)) };
  const body = { field, ...answer };
  if (kind === 'work') return submit(saveWorkOperation, body, { ...me, parameters: { id } });
  if (kind === 'education') return submit(saveEducationOperation, body, { ...me, parameters: { id } });
  return submit(saveAnswerOperation, body, me);
}
