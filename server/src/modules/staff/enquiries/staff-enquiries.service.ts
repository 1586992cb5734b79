import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { staffEnquiriesOperation, staffEnquiryOperation } from '@portway/contracts/staff/staff';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { StaffReports } from '../reports/staff-reports.service.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import { answerEmail, around } from './staff-answer.emails.ts';
import type { EnquiryRow, StaffEnquiriesRepository } from './staff-enquiries.repository.ts';
import { assessmentFacts, bookingFacts, type Fact, formFacts } from './staff-facts.emails.ts';
import type { StaffSourcesRepository } from './staff-sources.repository.ts';

export interface Confirmation {
  readonly message: string;
}

type Query = RequestOf<typeof staffEnquiriesOperation>;

export interface StaffEnquiriesDeps {
  readonly sources: StaffSourcesRepository;
  readonly reports: Pick<StaffReports, 'show'>;
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
  { sources, reports, audit, outbox, staff, origin }: StaffEnquiriesDeps,
) {
  async function findEnquiry(requestContext: RequestContext, id: string): Promise<EnquiryRow> {
    requireStaff(requestContext.caller);
    const row = await repository.one(requestContext, id);
    if (row === undefined) throw notThere();
    return row;
  }
  /** What only one kind has: from the form, and from the current booking or assessment. */
  async function factsOf(
    requestContext: RequestContext,
    { kind, id, details }: EnquiryRow,
  ): Promise<readonly Fact[]> {
    const booking = kind === 'demo' ? await sources.booking(requestContext, id) : undefined;
    if (booking !== undefined) return bookingFacts(booking);
    const assessment = kind === 'assessment' ? await sources.assessment(requestContext, id) : undefined;
    return [...formFacts(details), ...(assessment === undefined ? [] : assessmentFacts(assessment))];
  }
  const keep = (
    requestContext: RequestContext,
    event: { enquiry: string; kind: 'note' | 'answer'; text: string },
  ) => repository.addEvent(requestContext, { id: randomUUID(), ...event });
  return {
    async list(
      requestContext: RequestContext,
      { assigned, suspected, ...query }: Query,
    ): Promise<ResponseOf<typeof staffEnquiriesOperation>> {
      requireStaff(requestContext.caller);
      const assignedTo = assigned === 'me' ? requestContext.caller.account : assigned;
      const page = await repository.list(requestContext, {
        ...query,
        assignedTo,
        suspected: suspected === 'yes',
      });
      return {
        enquiries: page.rows.map(headOf),
        next: page.next,
        counts: await repository.counts(requestContext, maxCounted),
      };
    },
    async show(
      requestContext: RequestContext,
      id: string,
    ): Promise<ResponseOf<typeof staffEnquiryOperation>> {
      const row = await findEnquiry(requestContext, id);
      const history = await repository.history(requestContext, id);
      return {
        ...headOf(row),
        phone: row.phone,
        message: row.message,
        details: await factsOf(requestContext, row),
        history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
        report: row.kind === 'report' ? await reports.show(requestContext, id) : null,
        reply: { to: row.email, answersTo: staff, ...around(row, origin) },
      };
    },
    async assign(requestContext: RequestContext, id: string, to: string | null): Promise<Confirmation> {
      const { state } = await findEnquiry(requestContext, id);
      if (to !== null && !(await repository.isColleague(requestContext, to))) throw noColleague();
      const isFirstAssignment = to !== null && state === 'new';
      await repository.change(requestContext, id, {
        assigned_to: to,
        ...(isFirstAssignment ? { state: 'open' } : {}),
      });
      await audit.note(requestContext, 'enquiry-assigned', id, to === null ? {} : { to });
      return {
        message: to === null ? 'This enquiry is not assigned to anyone now.' : 'The enquiry is assigned.',
      };
    },
    async note(requestContext: RequestContext, id: string, text: string): Promise<Confirmation> {
      const { state } = await findEnquiry(requestContext, id);
      await keep(requestContext, { enquiry: id, kind: 'note', text });
      if (state === 'new') await repository.change(requestContext, id, { state: 'open' });
      await audit.note(requestContext, 'enquiry-noted', id);
      return { message: 'The note is saved.' };
    },
    async answer(requestContext: RequestContext, id: string, text: string): Promise<Confirmation> {
      const row = await findEnquiry(requestContext, id);
      await keep(requestContext, { enquiry: id, kind: 'answer', text });
      await repository.change(requestContext, id, { state: 'answered' });
      const letter = renderEmail(answerEmail(text, around(row, origin)));
      const mail = { ...letter, kind: 'enquiry-answer', to: row.email, replyTo: staff };
      await outbox.post(requestContext.transaction, [mail]);
      await audit.note(requestContext, 'enquiry-answered', id);
      return { message: `Your answer is on its way to ${row.email}.` };
    },
    async mark(requestContext: RequestContext, id: string, state: 'open' | 'closed'): Promise<Confirmation> {
      await findEnquiry(requestContext, id);
      await repository.change(requestContext, id, { state });
      await audit.note(requestContext, state === 'closed' ? 'enquiry-closed' : 'enquiry-reopened', id);
      return { message: state === 'closed' ? 'The enquiry is closed.' : 'The enquiry is open again.' };
    },
    colleagues(requestContext: RequestContext): ReturnType<StaffEnquiriesRepository['colleagues']> {
      requireStaff(requestContext.caller);
      return repository.colleagues(requestContext);
    },
  };
}

export type StaffEnquiries = ReturnType<typeof staffEnquiriesService>;

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
  const message = 'Choose someone on the team.';
  return new Refusal('invalid', message, { status: 422, fields: { to: message } });
}
