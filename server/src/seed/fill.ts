import { setFirstPasswordOperation } from '@portway/contracts/account/authentication/first-password';
import { keepSearchOperation, saveJobOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call } from '@portway/contracts/client';
import { addApplication } from './add-application.ts';
import { addCandidate, type Candidate } from './add-candidate.ts';
import { addOrganisation, closeJob, type Hirers, type Offered, offerJob } from './add-organisation.ts';
import type { DemoApplication } from './demo-applications.ts';
import type { DemoCandidate } from './demo-candidates.ts';
import type { DemoKept } from './demo-kept.ts';
import type { DemoJob, DemoOrganisation } from './demo-organisations.ts';
import { withAuthenticator } from './log-in/with-authenticator.ts';
import { markHireSteps } from './mark-hire-steps.ts';
import { type DemoDoor, demoPassword, emailOf, type Me } from './people.ts';
import { addClient } from './sponsor/add-client.ts';
import { addSponsor, type SponsorLogIn } from './sponsor/add-sponsor.ts';

/** What to fill an empty database with. */
export interface Demo {
  readonly candidates: readonly DemoCandidate[];
  readonly organisations: readonly DemoOrganisation[];
  readonly applications: readonly DemoApplication[];
  readonly kept: readonly DemoKept[];
}

/** Who needs a second factor. */
export interface LogIns {
  readonly sponsors: readonly SponsorLogIn[];
  readonly staff: StaffLogIn;
}

/** Fills an empty database through the API. `tell` hears what is there, step by step. */
export async function fill(door: DemoDoor, demo: Demo, tell: (line: string) => void): Promise<LogIns> {
  const staff = await addStaff(door);
  const candidates = await addCandidates(door, demo.candidates, tell);
  // Before there are jobs, so that all that fit are new to them.
  for (const list of demo.kept) await keepSearches(requireNamed(candidates, list.candidate).me, list);
  const hirers = new Map<DemoOrganisation, Hirers>();
  for (const organisation of demo.organisations)
    hirers.set(organisation, await addOrganisation(door, organisation));
  tell(`${hirers.size} organisations`);
  for (const [{ earlier = [] }, { owner }] of hirers) await offerEarlier(door, owner, earlier);
  const jobs = await offerAll(door, hirers);
  tell(`${jobs.size} jobs`);
  for (const application of demo.applications) {
    const [candidate, job] = [
      requireNamed(candidates, application.candidate),
      requireNamed(jobs, application.job),
    ];
    await addApplication(door, { candidate, job }, application);
  }
  await door.sendRejections();
  tell(`${demo.applications.length} applications`);
  for (const list of demo.kept)
    await saveJobs(
      requireNamed(candidates, list.candidate).me,
      list,
      (title) => requireNamed(jobs, title).id,
    );
  for (const { answers, state } of demo.organisations.flatMap(({ jobs: offered }) => offered))
    if (state === 'closed') await closeJob(requireNamed(jobs, answers.title));
  const sponsor = [...hirers].find(([{ name }]) => name === 'Northgate Systems')?.[1];
  if (sponsor === undefined) return { sponsors: [], staff };
  await markHireSteps(sponsor.owner, 3);
  const { logIns, adviser } = await addSponsor(door, sponsor.owner);
  tell('one sponsor with 42 workers and 4 certificates');
  const client = [...hirers].find(([{ name }]) => name === 'Slievebrook Analytics');
  if (client !== undefined) {
    const [{ owner: checker }, { owner }] = client;
    await addClient(door, { owner, checker, adviser, adviserName: 'Nina Castell' });
    tell('a second client of its adviser, with 5 workers');
  }
  return { sponsors: logIns, staff };
}

async function addCandidates(
  door: DemoDoor,
  people: Demo['candidates'],
  tell: (line: string) => void,
): Promise<ReadonlyMap<string, Candidate>> {
  const candidateByName = new Map<string, Candidate>();
  for (const [number, who] of people.entries()) {
    candidateByName.set(who.fullName, await addCandidate(door, who, number));
    if (candidateByName.size % 5 === 0)
      tell(`${candidateByName.size} of ${people.length} people who look for work`);
  }
  return candidateByName;
}

/** Published four months ago, and filled since. */
async function offerEarlier(door: DemoDoor, by: Me, earlier: readonly DemoJob[]): Promise<void> {
  for (const job of earlier) {
    const offered = await offerJob(door, by, job);
    await closeJob(offered);
    await door.backdate(offered.id, 120);
  }
}

/** By their titles. Each organisation's last job first, so that the newest are the first of each. */
async function offerAll(
  door: DemoDoor,
  hirers: ReadonlyMap<DemoOrganisation, Hirers>,
): Promise<ReadonlyMap<string, Offered>> {
  const offered = new Map<string, Offered>();
  const oneAtATime = [...hirers]
    .flatMap(([{ jobs }, { owner, recruiter = owner }]) =>
      jobs.map((job, place) => ({ place, job, by: place % 2 === 0 ? recruiter : owner })),
    )
    .sort((one, other) => one.place - other.place)
    .reverse();
  for (const { job, by } of oneAtATime) offered.set(job.answers.title, await offerJob(door, by, job));
  return offered;
}

function requireNamed<Thing>(among: ReadonlyMap<string, Thing>, name: string): Thing {
  const thing = among.get(name);
  if (thing === undefined) throw new Error(`The demo has no ${name}.`);
  return thing;
}

/** A member of the team, and the secret of their authenticator app. */
export interface StaffLogIn {
  readonly fullName: string;
  readonly secret: string;
}

/** Makes a member of the team as an operator does, who chooses a password by the link and adds an authenticator app. */
export async function addStaff(door: DemoDoor): Promise<StaffLogIn> {
  const fullName = 'Morgan Tate';
  const address = await door.firstPasswordLink({ email: emailOf(fullName), name: fullName });
  const link = new URL(address).hash.replace('#first=', '');
  await call(setFirstPasswordOperation, { link, password: demoPassword }, door);
  const { secret } = await withAuthenticator(door, fullName);
  return { fullName, secret };
}

async function keepSearches(me: Me, { searches }: DemoKept): Promise<void> {
  for (const search of searches) await call(keepSearchOperation, search, me);
}

/** `idOf` knows a job by its title. */
async function saveJobs(me: Me, { jobs }: DemoKept, idOf: (title: string) => string): Promise<void> {
  for (const title of jobs)
    await call(saveJobOperation, undefined, { ...me, parameters: { id: idOf(title) } });
}
