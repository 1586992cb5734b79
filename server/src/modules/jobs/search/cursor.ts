import { Refusal } from '../../../platform/refusal.ts';

/** A job that was found, where it stands in the order. */
export interface Hit {
  readonly job: string;
  /** What the order goes by: microseconds since 1970, or a rank of pay. */
  readonly key: number;
  /** Those with all words in the title come first. */
  readonly tier: 1 | 2;
}

/** Hits as the database writes them, "job key tier" with commas between: lists of each took longer to read than to find. */
export function hitsIn(written: string | null, tierOfAll?: 1 | 2): Hit[] {
  return (written ?? '').split(',').flatMap((each) => {
    const [job, key, tier = `${tierOfAll}`] = each.split(' ');
    return key === undefined || job === undefined
      ? []
      : [{ job, key: Number(key), tier: tier === '1' ? 1 : 2 }];
  });
}

/** So many, or more than were counted. */
export interface CappedCount {
  readonly count: number;
  readonly more: boolean;
}

/** Where a list of jobs goes on: after this one. What was counted for the first page is told on the others too. */
export interface JobPosition extends Hit {
  readonly total: CappedCount;
}

export function written({ tier, key, job, total }: JobPosition): string {
  return `${tier}.${key}.${job}.${total.count}.${total.more ? 'more' : 'all'}`;
}

const form =
  /^([12])\.(\d{1,16})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,5})\.(more|all)$/;

/** Throws a Refusal for what no page has named. */
export function jobPositionIn(after: string, order: 'newest' | 'pay'): JobPosition {
  const [, tier, key, job, count, more] = form.exec(after) ?? [];
  // A rank of pay is a number of 32 bits; a moment is longer, and comes along when the order is changed in an address.
  if (job !== undefined && (order === 'newest' || Number(key) < 2 ** 31)) {
    const total = { count: Number(count), more: more === 'more' };
    return { tier: tier === '1' ? 1 : 2, key: Number(key), job, total };
  }
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}
