import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  addEntryOperation,
  type EntryKind,
  type ProfileAnswers,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
} from '@portway/contracts/candidate/profile/profile';
import {
  companySizes,
  environments,
  importance,
  marketsOfInterest,
  marketsToAvoid,
  mattersMost,
} from '@portway/contracts/candidate/profile/profile-choices';
import { uploadResumeOperation } from '@portway/contracts/candidate/resumes/resumes';
import { call, requestFor, submit } from '@portway/contracts/client';
import { problem } from '@portway/contracts/problem';
import type { DemoCandidate } from './demo-candidates.ts';
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

const tries = 5;

/** A file goes as it stands, and not as JSON. A busy machine may not check it in time, and says so. */
async function uploadCv(me: Me, who: DemoCandidate): Promise<string> {
  const request = requestFor(uploadResumeOperation, { name: `${who.fullName} CV.txt` }, me);
  const headers = { ...me.headers, 'Content-Type': 'application/octet-stream' };
  const { url, method } = request;
  let refusal = '';
  for (let place = 0; place < tries; place++) {
    const response = await me.fetch?.(new Request(url, { method, headers, body: cvOf(who) }));
    const body: unknown = await response?.json();
    if (response?.ok) return uploadResumeOperation.response.parse(body).id;
    refusal = problem.safeParse(body).data?.message ?? '';
    if (!isForNow(refusal)) break;
    await setTimeout(1000);
  }
  throw new Error(`The CV of ${who.fullName} was not taken. ${refusal}`);
}

/** Whether the same file may be taken a little later. */
const isForNow = (refusal: string) => /in time|in a minute/.test(refusal);

/** The same id for the same person each time. */
async function addEntry(me: Me, kind: EntryKind, name: string): Promise<string> {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  await call(addEntryOperation, { id, kind }, me);
  return id;
}

/** Answers that a person's number picks from the lists, so that the twenty differ and are always the same. */
export function cultureOf(number: number): ProfileAnswers {
  const pick = <const Choice>(choices: readonly [Choice, ...Choice[]], from = number) =>
    choices[from % choices.length] ?? choices[0];
  const [ideal, acceptable, not] = [0, 1, 3].map((step) => pick(companySizes, number + step));
  return {
    careerTrack: number % 4 === 3 ? 'manager' : 'individual-contributor',
    environment: pick(environments),
    mostImportant: [pick(mattersMost), pick(mattersMost, number + 4)],
    remoteImportance: pick(importance),
    quietImportance: pick(importance, number + 1),
    marketsWanted: [pick(marketsOfInterest), pick(marketsOfInterest, number + 2)],
    marketsAvoided: [pick(marketsToAvoid)],
    technologiesAvoided: number % 3 === 0 ? ['PHP'] : [],
    otherJobTypes: { fullTime: true, contractor: number % 3 === 1, cofounder: number % 5 === 4 },
    companyPreferences: { ...sizes(ideal, 'Ideal'), ...sizes(acceptable, 'Yes'), ...sizes(not, 'No') },
  };
}

function sizes<Wish>(size: (typeof companySizes)[number] | undefined, wish: Wish) {
  return size === undefined ? {} : { [size]: wish };
}

/** The CV of a demo candidate, as plain text. */
function cvOf({ fullName, answers, work, education }: DemoCandidate): string {
  return [
    fullName,
    `${answers.primaryRole}, ${answers.location}`,
    '',
    'Summary',
    answers.bio,
    '',
    'Experience',
    ...work.flatMap(({ title, company, start, end, description }) => [
      `${title}, ${company}`,
      `${start} - ${end ?? 'Present'}`,
      description,
      '',
    ]),
    'Education',
    ...education.map(
      ({ institution, award, field, graduation }) => `${award} ${field}, ${institution}, ${graduation}`,
    ),
    '',
    'Skills',
    answers.skills?.join(', '),
    '',
  ].join('\n');
}
