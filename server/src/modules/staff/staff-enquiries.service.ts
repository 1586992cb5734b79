import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { staffEnquiriesOperation, staffEnquiryOperation } from '@portway/contracts/staff/staff';
import type { Audit } from '../../platform/db/audit.ts';
import type { Work } from '../../platform/db/request-context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notThere, requireStaff } from './staff.policy.ts';
import { answerEmail, around } from './staff-answer.emails.ts';
import type { EnquiryRow, StaffEnquiriesRepository } from './staff-enquiries.repository.ts';
import { assessmentFacts, bookingFacts, type Fact, formFacts } from './staff-facts.emails.ts';
import type { StaffSourcesRepository } from './staff-sources.repository.ts';

export interface Said {
  readonly message: string;
}

type Query = RequestOf<typeof staffEnquiriesOperation>;

export interface StaffEnquiries {
  list(work: Work, query: Query): Promise<ResponseOf<typeof staffEnquiriesOperation>>;
  show(work: Work, id: string): Promise<ResponseOf<typeof staffEnquiryOperation>>;
  assign(work: Work, id: string, to: string | null): Promise<Said>;
  note(work: Work, id: string, text: string): Promise<Said>;
  answer(work: Work, id: string, text: string): Promise<Said>;
  mark(work: Work, id: string, state: 'open' | 'closed'): Promise<Said>;
  colleagues(work: Work): ReturnType<StaffEnquiriesRepository['colleagues']>;
}

export interface StaffEnquiriesDeps {
  readonly sources: StaffSourcesRepository;
  readonly audit: Audit;
  readonly outbox: Outbox;
  /** The reply-to address of our replies. */
  readonly staff: string;
  /** The site's public origin. */
  readonly origin: string;
}

/** Counting stops here: a longer list needs no exact figure. */
const maxCounted = 1000;

/** The team's work on enquiries. For staff only. */
export function staffEnquiriesService(
  repository: StaffEnquiriesRepository,
  { sources, audit, outbox, staff, origin }: StaffEnquiriesDeps,
): StaffEnquiries {
  async function found(work: Work, id: string): Promise<EnquiryRow> {
    requireStaff(work.caller);
    const row = await repository.one(work, id);
    if (row === undefined) throw notThere();
    return row;
  }
  /** What only one kind has: from the form, and from the current booking or assessment. */
  async function factsOf(work: Work, { kind, id, details }: EnquiryRow): Promise<readonly Fact[]> {
    const booking = kind === 'demo' ? await sources.booking(work, id) : undefined;
    if (booking !== undefined) return bookingFacts(booking);
    const assessment = kind === 'assessment' ? await sources.assessment(work, id) : undefined;
    return [...formFacts(details), ...(assessment === undefined ? [] : assessmentFacts(assessment))];
  }
  const keep = (work: Work, turn: { enquiry: string; kind: 'note' | 'answer'; text: string }) =>
    repository.addTurn(work, { id: randomUUID(), ...turn });
  return {
    async list(work, { assigned, suspected, ...query }) {
      requireStaff(work.caller);
      const assignedTo = assigned === 'me' ? work.caller.account : assigned;
      const page = await repository.list(work, { ...query, assignedTo, suspected: suspected === 'yes' });
      return {
        enquiries: page.rows.map(headOf),
        next: page.next,
        counts: await repository.counts(work, maxCounted),
      };
    },
    async show(work, id) {
      const row = await found(work, id);
      const turns = await repository.turns(work, id);
      return {
        ...headOf(row),
        phone: row.phone,
        message: row.message,
        details: await factsOf(work, row),
        turns: turns.map(({ at, ...turn }) => ({ ...turn, at: at.toISOString() })),
        reply: { to: row.email, answersTo: staff, ...around(row, origin) },
      };
    },
    async assign(work, id, to) {
      const { state } = await found(work, id);
      if (to !== null && !(await repository.isColleague(work, to))) throw noColleague();
      const begun = to !== null && state === 'new';
      await repository.change(work, id, { assigned_to: to, ...(begun ? { state: 'open' } : {}) });
      await audit.note(work, 'enquiry-assigned', id, to === null ? {} : { to });
      return { message: to === null ? 'Nobody has this enquiry now.' : 'The enquiry is assigned.' };
    },
    async note(work, id, text) {
      const { state } = await found(work, id);
      await keep(work, { enquiry: id, kind: 'note', text });
      if (state === 'new') await repository.change(work, id, { state: 'open' });
      await audit.note(work, 'enquiry-noted', id);
      return { message: 'The note is kept.' };
    },
    async answer(work, id, text) {
      const row = await found(work, id);
      await keep(work, { enquiry: id, kind: 'answer', text });
      await repository.change(work, id, { state: 'answered' });
      const letter = renderEmail(answerEmail(text, around(row, origin)));
      const mail = { ...letter, kind: 'enquiry-answer', to: row.email, replyTo: staff };
      await outbox.post(work.transaction, [mail]);
      await audit.note(work, 'enquiry-answered', id);
      return { message: `Your answer is on its way to ${row.email}.` };
    },
    async mark(work, id, state) {
      await found(work, id);
      await repository.change(work, id, { state });
      await audit.note(work, state === 'closed' ? 'enquiry-closed' : 'enquiry-reopened', id);
      return { message: state === 'closed' ? 'The enquiry is closed.' : 'The enquiry is open again.' };
    },
    colleagues(work) {
      requireStaff(work.caller);
      return repository.colleagues(work);
    },
  };
}

function headOf(row: EnquiryRow) {
  const name = [row.first_name, row.last_name].filter((part) => part !== null).join(' ');
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    name: name === '' ? null : name,
    email: row.email,
    organisation: row.organisation,
    excerpt: excerptOf(row),
    suspected: row.suspected,
    assignedTo:
      row.assigned_to === null || row.assignee === null
        ? null
        : { id: row.assigned_to, fullName: row.assignee },
    receivedAt: row.created_at.toISOString(),
  };
}

const longestExcerpt = 160;

/** The beginning of the message, or what the form stored instead. */
function excerptOf({ message, details }: EnquiryRow): string {
  const facts = formFacts(details).map(({ name, value }) => `${name}: ${value}`);
  const text = (message ?? facts.join(', ')).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= longestExcerpt) return text;
  return `${text.slice(0, longestExcerpt).replace(/\s\S*$/, '')}…`;
}

function noColleague(): Refusal {
  const message = 'Choose somebody of the team.';
  return new Refusal('invalid', message, { status: 422, fields: { to: message } });
}
