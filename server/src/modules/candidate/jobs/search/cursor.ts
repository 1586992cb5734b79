import { Refusal } from '../../../../platform/refusal.ts';

/** A job that was found, with its position in the order. */
export interface Hit {
  readonly job: string;
  /** The sort key: microseconds since 1970, or a rank of pay. */
  readonly key: number;
  /** Sorted by best match: 1 has the words together in the title, 2 all in the title, 3 in title and skills, 4 elsewhere. */
  readonly tier: number;
}

/** This many, or more than were counted. */
export interface CappedCount {
  readonly count: number;
  readonly more: boolean;
}

/**
 * The cursor of a list of jobs: continue after this one. The count for the first page is passed on to the
 * others.
 */
export interface JobPosition extends Hit {
  readonly total: CappedCount;
}

export function written({ tier, key, job, total }: JobPosition): string {
  return `${tier}.${key}.${job}.${total.count}.${total.more ? 'more' : 'all'}`;
}

const form =
  /^([1-4])\.(\d{1,16})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,5})\.(more|all)$/;

/** Throws a Refusal for an invalid cursor. */
export function jobPositionIn(after: string, order: 'newest' | 'pay'): JobPosition {
  const [, tier, key, job, count, more] = form.exec(after) ?? [];
  // A rank of pay is a 32-bit number; a timestamp is longer, and turns up when the order is changed in the
  // URL.
  if (job !== undefined && (order === 'newest' || Number(key) < 2 ** 31)) {
    const total = { count: Number(count), more: more === 'more' };
    return { tier: Number(tier), key: Number(key), job, total };
  }
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}
