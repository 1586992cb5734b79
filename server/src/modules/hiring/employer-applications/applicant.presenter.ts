import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import type {
  EmployerApplication,
  Interview,
  InterviewReply,
  StageCounts,
} from '@portway/contracts/hiring/employer-applications/applicant-row';

/** What is stored of an application, as far as colleagues see it in a list. */
interface Stored {
  readonly id: string;
  readonly conversation: string;
  readonly job: string | null;
  readonly jobTitle: string | null;
  readonly position: string;
  readonly state: ApplicationState;
  readonly candidate: EmployerApplication['candidate'];
  readonly applied_at: Date;
  readonly changed_at: Date;
  readonly unread: number;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly next_step: string | null;
  readonly next_step_on: string | null;
  readonly interview: StoredInterview | null;
  readonly rejection: { readonly at: Date; readonly by: string | null } | null;
  readonly offer: EmployerApplication['offer'];
  readonly erasedOn: string | null;
}

interface StoredInterview {
  readonly starts_at: Date;
  readonly minutes: number;
  readonly time_zone: string;
  readonly place: string;
  readonly words: string;
  readonly cancelled: boolean;
  readonly reply: InterviewReply | null;
  readonly reply_words: string;
  readonly replied_at: Date | null;
}

/** The name of somebody who is no longer a colleague. */
const formerColleague = 'A former colleague';

export function nameOfColleague(name: string | null): string {
  return name ?? formerColleague;
}

/** An application in the organisation's list and on its board. */
export function applicantOf(row: Stored): EmployerApplication {
  return {
    id: row.id,
    conversation: row.conversation,
    job: row.job === null ? null : { id: row.job, title: row.jobTitle ?? row.position },
    candidate: row.state === 'withdrawn' ? null : row.candidate,
    status: row.state,
    appliedAt: row.applied_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    unread: row.unread,
    tags: [...row.tags],
    nextStep: row.next_step === null ? null : { text: row.next_step, on: row.next_step_on },
    interview: row.interview && interviewOf(row.interview),
    rejection: row.rejection && {
      at: row.rejection.at.toISOString(),
      by: nameOfColleague(row.rejection.by),
    },
    offer: row.offer,
    erasedOn: row.erasedOn,
  };
}

export function interviewOf(row: StoredInterview): Interview {
  const { starts_at, minutes, time_zone: timeZone, place, words, cancelled } = row;
  const startsAt = starts_at.toISOString();
  return { startsAt, minutes, timeZone, place, words, cancelled, reply: replyOf(row) };
}

function replyOf({ reply, reply_words: words, replied_at: at }: StoredInterview): Interview['reply'] {
  return reply === null || at === null ? null : { answer: reply, words, at: at.toISOString() };
}

/** With a zero where nobody is. */
export function countsOf(counted: ReadonlyMap<ApplicationState, number>): StageCounts {
  const countOf = (state: ApplicationState) => counted.get(state) ?? 0;
  return {
    pending: countOf('pending'),
    interview: countOf('interview'),
    offer: countOf('offer'),
    hired: countOf('hired'),
    rejected: countOf('rejected'),
    withdrawn: countOf('withdrawn'),
  };
}
