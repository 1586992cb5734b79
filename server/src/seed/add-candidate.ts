import { createHash } from 'node:crypto';
import {
  addEntryOperation,
  type EntryKind,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
} from '@portway/contracts/candidate/profile/profile';
import { uploadResumeOperation } from '@portway/contracts/candidate/resumes/resumes';
import { call, requestFor, submit } from '@portway/contracts/client';
import { cultureOf } from './culture-of.ts';
import { cvOf } from './cv-of.ts';
import type { DemoCandidate } from './demo-candidate.ts';
import { arrive, type DemoDoor, emailOf, type Me } from './people.ts';

/** Somebody who looks for work, logged in. */
export interface Candidate {
  readonly me: Me;
  /** Their CV. */
  readonly resume: string;
}

/** Signs somebody up and tells the API about them, as their own browser would. `number` says which culture is theirs. */
export async function addCandidate(door: DemoDoor, who: DemoCandidate, number: number): Promise<Candidate> {
  const { fullName } = who;
  const me = await arrive(door, { fullName, role: 'candidate' });
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
  return { me, resume: await uploadCv(me, who) };
}

/** Where nobody's page is, as nobody reads mail at their address. */
function websiteOf(fullName: string): string {
  return `https://${emailOf(fullName).replace(/@.*/, '').replaceAll('.', '-')}.example/`;
}

/** A file goes as it stands, and not as JSON. */
async function uploadCv(me: Me, who: DemoCandidate): Promise<string> {
  const request = requestFor(uploadResumeOperation, { name: `${who.fullName} CV.txt` }, me);
  const headers = { ...me.headers, 'Content-Type': 'application/octet-stream' };
  const { url, method } = request;
  const response = await me.fetch?.(new Request(url, { method, headers, body: cvOf(who) }));
  if (!response?.ok) throw new Error(`The CV of ${who.fullName} was not taken.`);
  return uploadResumeOperation.response.parse(await response.json()).id;
}

/** The same id for the same person each time. */
async function addEntry(me: Me, kind: EntryKind, name: string): Promise<string> {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  await call(addEntryOperation, { id, kind }, me);
  return id;
}
