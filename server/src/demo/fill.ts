import { createHash } from 'node:crypto';
import { logInOperation, signUpOperation, verifyOtpOperation } from '@portway/contracts/auth';
import { type CallOptions, call, requestFor, submit } from '@portway/contracts/client';
import {
  addEntryOperation,
  type EntryKind,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
} from '@portway/contracts/profile';
import { uploadResumeOperation } from '@portway/contracts/resumes';
import type { z } from 'zod';
import { cultureOf } from './culture-of.ts';
import { cvOf } from './cv-of.ts';
import type { DemoCandidate } from './demo-candidate.ts';

/** Every demo account has this one. */
export const demoPassword = 'copper lantern by the quay';

export interface DemoDoor {
  /** Asks the API, in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  /** The newest code that was mailed to an address. */
  readonly codeTo: (email: string) => Promise<string>;
}

/** Where somebody of the demo reads mail: nowhere, for the ending belongs to no one. */
export function emailOf(fullName: string): string {
  const plain = fullName.normalize('NFD').replaceAll(/[^a-zA-Z -]/g, '');
  return `${plain.toLowerCase().replaceAll(/[ -]+/g, '.')}@demo.example`;
}

/** Where nobody's page is, for the same reason. */
function websiteOf(fullName: string): string {
  return `https://${emailOf(fullName).replace(/@.*/, '').replaceAll('.', '-')}.example/`;
}

/** Signs somebody up and tells the API about them, as their own browser would. `number` says which culture is theirs. */
export async function addCandidate(door: DemoDoor, who: DemoCandidate, number: number): Promise<void> {
  const { fullName } = who;
  const me = await logIn(door, fullName);
  const answers = { ...cultureOf(number), website: websiteOf(fullName), ...who.answers };
  for (const [field, value] of Object.entries(answers))
    await submit(saveAnswerOperation, { field, value }, me);
  for (const [index, entry] of who.work.entries()) {
    const parameters = { id: await addEntry(me, 'work', `${fullName} ${index}`) };
    for (const [field, value] of Object.entries(entry))
      await submit(saveWorkOperation, { field, value }, { ...me, parameters });
  }
  for (const [index, entry] of who.education.entries()) {
    const parameters = { id: await addEntry(me, 'education', `${fullName} ${index}`) };
    for (const [field, value] of Object.entries(entry))
      await submit(saveEducationOperation, { field, value }, { ...me, parameters });
  }
  await uploadCv(me, who);
}

type Me = Pick<CallOptions<z.ZodType>, 'fetch' | 'origin' | 'headers'>;

async function logIn(door: DemoDoor, fullName: string): Promise<Me> {
  const { fetch, origin } = door;
  const email = emailOf(fullName);
  const person = { fullName, email, password: demoPassword, role: 'candidate' } as const;
  await call(signUpOperation, person, { fetch, origin });
  await call(verifyOtpOperation, { email, otp: await door.codeTo(email) }, { fetch, origin });
  const { token } = await call(logInOperation, { email, password: demoPassword }, { fetch, origin });
  return { fetch, origin, headers: { Authorization: `Bearer ${token}` } };
}

/** A file goes as it stands, and not as JSON. */
async function uploadCv(me: Me, who: DemoCandidate): Promise<void> {
  const asked = requestFor(uploadResumeOperation, { name: `${who.fullName} CV.txt` }, me);
  const headers = { ...me.headers, 'Content-Type': 'application/octet-stream' };
  const answer = await me.fetch?.(new Request(asked.url, { method: 'POST', headers, body: cvOf(who) }));
  if (!answer?.ok) throw new Error(`The CV of ${who.fullName} was not taken.`);
}

/** The same id for the same person each time. */
async function addEntry(me: Me, kind: EntryKind, name: string): Promise<string> {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  await call(addEntryOperation, { id, kind }, me);
  return id;
}
