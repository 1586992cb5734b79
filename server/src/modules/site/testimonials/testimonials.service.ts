import { randomUUID } from 'node:crypto';
import type { AnyOperation, RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  addTestimonialOperation,
  confirmTestimonialOperation,
  publishedTestimonialsOperation,
  saveTestimonialOperation,
  testimonialOperation,
  testimonialsOperation,
} from '@portway/contracts/site/testimonials/testimonials';
import type { Audit } from '../../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { requireReal, requireVersion, staysConfirmed } from './testimonials.policy.ts';
import type {
  PublishedTestimonial,
  TestimonialRow,
  TestimonialsRepository,
} from './testimonials.repository.ts';

type Of<O extends AnyOperation> = Promise<ResponseOf<O>>;
type Saved = Of<typeof saveTestimonialOperation>;
interface Confirmation {
  readonly message: string;
}

export interface TestimonialsDeps {
  readonly repository: TestimonialsRepository;
  readonly audit: Audit;
  readonly requireStaff: (caller: Caller) => void;
  /** The home page shows this many, or none. */
  readonly shown: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const unconfirmed = { confirmed_at: null, confirmed_by: null };

/**
 * What clients said of us: written and confirmed by staff, then shown to everybody.
 * A change makes every process drop the home page that it keeps, by a trigger of testimonials.sql.
 */
export function testimonialsService(deps: TestimonialsDeps) {
  const { repository, audit, requireStaff, shown, now } = deps;

  /** Fewer than the page has room for are none. */
  async function published(): Promise<readonly PublishedTestimonial[]> {
    const newest = await repository.published(shown);
    return newest.length < shown ? [] : newest;
  }
  async function lockTestimonial(requestContext: RequestContext, id: string): Promise<TestimonialRow> {
    requireStaff(requestContext.caller);
    return (await repository.findForUpdate(requestContext, id)) ?? notThere();
  }
  return {
    async published(): Of<typeof publishedTestimonialsOperation> {
      const testimonials = await published();
      return { testimonials: testimonials.map(({ id: _, ...words }) => words) };
    },
    async list(requestContext: RequestContext, after: string | undefined): Of<typeof testimonialsOperation> {
      requireStaff(requestContext.caller);
      const { rows, next } = await repository.list(requestContext, after);
      const isShown = shownAmong(await published());
      const confirmed = await repository.countConfirmed(requestContext);
      return { testimonials: rows.map((row) => headOf(row, isShown)), next, confirmed };
    },
    async show(requestContext: RequestContext, id: string): Of<typeof testimonialOperation> {
      requireStaff(requestContext.caller);
      const row = (await repository.find(requestContext, id)) ?? notThere();
      const { email, evidence, version } = row;
      return { ...headOf(row, shownAmong(await published())), email, evidence, version };
    },
    async add(requestContext: RequestContext, request: RequestOf<typeof addTestimonialOperation>): Saved {
      requireStaff(requestContext.caller);
      const id = randomUUID();
      await repository.add(requestContext, id, request);
      await audit.note(requestContext, 'testimonial-added', id);
      return { message: 'The testimonial is saved. Nobody sees it until it is confirmed.', id, version: 1 };
    },
    async save(
      requestContext: RequestContext,
      id: string,
      { version: seenVersion, ...to }: RequestOf<typeof saveTestimonialOperation>,
    ): Saved {
      const row = await lockTestimonial(requestContext, id);
      requireReal(row);
      requireVersion(row, seenVersion);
      const stays = staysConfirmed(row, to);
      const version = await repository.save(requestContext, id, { ...to, ...(stays ? {} : unconfirmed) });
      await audit.note(requestContext, 'testimonial-changed', id);
      const needsConfirming = row.confirmed_at !== null && !stays;
      const message = needsConfirming
        ? 'The testimonial is saved. It has other words now, so it has to be confirmed again.'
        : 'The testimonial is saved.';
      return { message, id, version };
    },
    async remove(requestContext: RequestContext, id: string): Promise<Confirmation> {
      await lockTestimonial(requestContext, id);
      await repository.remove(requestContext, id);
      await audit.note(requestContext, 'testimonial-deleted', id);
      return { message: 'The testimonial is deleted.' };
    },
    async confirm(
      requestContext: RequestContext,
      id: string,
      { version }: RequestOf<typeof confirmTestimonialOperation>,
    ): Promise<Confirmation> {
      const row = await lockTestimonial(requestContext, id);
      requireReal(row);
      requireVersion(row, version);
      if (row.confirmed_at !== null) return { message: 'It was confirmed already.' };
      const { account } = requestContext.caller;
      await repository.save(requestContext, id, { confirmed_at: new Date(now()), confirmed_by: account });
      await audit.note(requestContext, 'testimonial-confirmed', id);
      const missingOnes = shown - (await repository.countConfirmed(requestContext));
      return { message: `Confirmed. ${whenShown(missingOnes)}` };
    },
    async unconfirm(requestContext: RequestContext, id: string): Promise<Confirmation> {
      const row = await lockTestimonial(requestContext, id);
      requireReal(row);
      if (row.confirmed_at === null) return { message: 'It was not confirmed.' };
      await repository.save(requestContext, id, unconfirmed);
      await audit.note(requestContext, 'testimonial-unconfirmed', id);
      return { message: 'It is no longer confirmed, and nobody sees it.' };
    },
  };
}

export type Testimonials = ReturnType<typeof testimonialsService>;

function whenShown(missingOnes: number): string {
  if (missingOnes <= 0) return 'The home page shows it.';
  const more = missingOnes === 1 ? '1 more is' : `${missingOnes} more are`;
  return `The home page shows it once ${more} confirmed.`;
}

function shownAmong(published: readonly PublishedTestimonial[]) {
  const ids = new Set(published.map(({ id }) => id));
  return (id: string) => ids.has(id);
}

function headOf(row: TestimonialRow, isShown: (id: string) => boolean) {
  const { id, quote, name, role, organisation, example, changed_at, confirmed_at, confirmer } = row;
  return {
    ...{ id, quote, name, role, organisation, example },
    changedAt: changed_at.toISOString(),
    confirmed: confirmed_at === null ? null : { at: confirmed_at.toISOString(), by: confirmer },
    shown: isShown(id),
  };
}

function notThere(): never {
  throw missing();
}
