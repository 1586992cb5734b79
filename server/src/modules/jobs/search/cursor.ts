import { Refusal } from '../../../platform/refusal.ts';

/** A job that was found, with its position in the order. */
export interface Hit {
  readonly job: string;
  /** The sort key: microseconds since 1970, or a rank of pay. */
  readonly key: number;
  /** Hits with all words in the title come first. */
  readonly tier: 1 | 2;
}

/**
 * Hits as the database encodes them, "job key tier" with commas between: separate arrays took longer to read
 * than to find.
 */
export function hitsIn(written: string | null, tierOfAll?: 1 | 2): Hit[] {
  return (written ?? '').split(',').flatMap((each) => {
    const [job, key, tier = `${tierOfAll}`] = each.split(' ');
    return key === undefined || job === undefined
      ? []
      : [{ job, key: Number(key), tier: tier === '1' ? 1 : 2 }];
  });
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
  /^([12])\.(\d{1,16})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,5})\.(more|all)$/;

/** Throws a Refusal for an invalid cursor. */
export function jobPositionIn(after: string, order: 'newest' | 'pay'): JobPosition {
  const [, tier, key, job, count, more] = form.exec(after) ?? [];
  // A rank of pay is a 32-bit number; a timestamp is longer, and turns up when the order is changed in the
  // URL.
  if (job !== undefined && (order === 'newest' || Number(key) < 2 ** 31)) {
    const total = { count: Number(count), more: more === 'more' };
    return { tier: tier === '1' ? 1 : 2, key: Number(key), job, total };
  }
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}
