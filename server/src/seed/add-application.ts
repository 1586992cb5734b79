import { randomUUID } from 'node:crypto';
import {
  applyOperation,
  reopenOperation,
  showApplicationOperation,
  withdrawOperation,
} from '@portway/contracts/candidate/applications/applications';
import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import { call } from '@portway/contracts/client';
import {
  markReadOperation,
  sendMessageOperation,
} from '@portway/contracts/hiring/conversations/conversations';
import { tagApplicantsOperation } from '@portway/contracts/hiring/employer-applications/applicant-changes';
import { addNoteOperation } from '@portway/contracts/hiring/employer-applications/applicant-notes';
import { decideOperation } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { setInterviewOperation } from '@portway/contracts/hiring/employer-applications/interviews';
import { rejectOperation } from '@portway/contracts/hiring/employer-applications/rejections';
import type { OfferDraft, OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import {
  acceptOfferOperation,
  sendOfferOperation,
  showOfferOperation,
} from '@portway/contracts/hiring/offers/offers';
import type { Candidate } from './add-candidate.ts';
import type { Offered } from './add-organisation.ts';
import { weekdayIn } from './day-in.ts';
import type { DemoApplication, DemoStep } from './demo-applications.ts';
import type { DemoDoor, Me } from './people.ts';

/** Both sides of an application. */
export interface Parties {
  readonly candidate: Candidate;
  readonly job: Offered;
}

/** Applies, and does what happens then, each side as itself. */
export async function addApplication(
  door: DemoDoor,
  { candidate, job }: Parties,
  { text, withoutCv, steps = [], allRead }: DemoApplication,
): Promise<void> {
  const answer = { text, resume: withoutCv ? null : candidate.resume };
  const to = { ...candidate.me, parameters: { id: job.id } };
  const parameters = { id: (await call(applyOperation, answer, to)).application };
  const sides = { candidate: { ...candidate.me, parameters }, employer: { ...job.by, parameters } };
  const { conversation: id } = await call(showApplicationOperation, undefined, sides.candidate);
  const about = { parameters: { id } };
  const conversation = conversationOf({
    candidate: { ...sides.candidate, ...about },
    employer: { ...sides.employer, ...about },
  });
  let from: Decision = 'pending';
  for (const step of steps) {
    if (step === 'withdraw') await call(withdrawOperation, undefined, sides.candidate);
    else if (step === 'reopen') await call(reopenOperation, undefined, sides.candidate);
    else if (step === 'accept') await call(acceptOfferOperation, { seen: 1 }, sides.candidate);
    else if ('says' in step) await conversation.say(step.from, step.says);
    else if ('colleagueNotes' in step)
      await call(addNoteOperation, { text: step.colleagueNotes }, sides.employer);
    else if ('tag' in step)
      await call(tagApplicantsOperation, { applicants: [parameters.id], tag: step.tag, on: true }, job.by);
    else if ('interview' in step) {
      const { inDays, ...interview } = step.interview;
      const date = weekdayIn(door.now(), inDays);
      const appointment = { ...interview, date, timeZone: 'Europe/London' };
      await call(setInterviewOperation, appointment, sides.employer);
    } else if ('rejected' in step) {
      const applicants = [{ id: parameters.id, from }];
      const letter = { subject: 'Your application to {organisation}', text: step.rejected };
      await call(rejectOperation, { applicants, ...letter }, job.by);
    } else if ('offer' in step) {
      const { draft } = await call(showOfferOperation, undefined, sides.employer);
      await call(
        sendOfferOperation,
        { terms: termsOf(step.offer, draft, door.now()), seen: 0 },
        sides.employer,
      );
    } else {
      await call(decideOperation, { from, ...decisionOf(step, door.now()) }, sides.employer);
      from = step.status;
    }
  }
  if (allRead) await conversation.readBy('candidate', 'employer');
}

type Side = 'candidate' | 'employer';
type Sides = Readonly<Record<Side, Me & { readonly parameters: { readonly id: string } }>>;

/** A sender has read what the other side wrote. */
function conversationOf(sides: Sides) {
  let last: { readonly by: Side; readonly number: number } | undefined;
  async function readBy(...readers: readonly Side[]) {
    for (const side of readers)
      if (last !== undefined && last.by !== side)
        await call(markReadOperation, { upTo: last.number }, sides[side]);
  }
  return {
    readBy,
    async say(by: Side, text: string) {
      await readBy(by);
      const { number } = await call(sendMessageOperation, { id: randomUUID(), text }, sides[by]);
      last = { by, number };
    },
  };
}

/** What the job says already, and what the offer says besides. */
function termsOf(
  offer: Extract<DemoStep, { offer: unknown }>['offer'],
  draft: OfferDraft,
  now: number,
): OfferTerms {
  const { pay, startsInDays, expiresInDays, certificateInDays, appliesFrom, sponsorSize, note } = offer;
  const { title = '', place = 'At home, in the UK', nation = null, hoursPerWeek = 37.5, employment } = draft;
  const certificateOn = certificateInDays === undefined ? undefined : weekdayIn(now, certificateInDays);
  return {
    ...draft,
    ...{ title, pay, hoursPerWeek, place, nation, note, years: null },
    employment: employment ?? 'permanent',
    occupationCode: draft.occupationCode ?? null,
    startsOn: weekdayIn(now, startsInDays),
    expiresOn: weekdayIn(now, expiresInDays),
    sponsored:
      certificateOn === undefined
        ? null
        : { certificateOn, months: 36, appliesFrom, sponsorSize, holdsLicence: true },
  };
}

/** From the move to Hired to the first day at work. */
const daysToStart = 28;

function decisionOf({ status, note, next }: Extract<DemoStep, { status: unknown }>, now: number) {
  const nextStep = next === undefined ? undefined : { text: next.text, on: weekdayIn(now, next.inDays) };
  // Nobody in the demonstration is hired by a move but outside Portway.
  const hiredOutsideOn = status === 'hired' ? weekdayIn(now, daysToStart) : undefined;
  return { status, note, nextStep, hiredOutsideOn };
}
