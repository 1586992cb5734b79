import { untilInWords } from '../hire-plan/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import { listEnd, salaryList, shortageList } from '../occupations/index.ts';
import type { ReadyPost } from './post/post-facts.ts';

/** The day before a list of the code ends, if the result is another one from then on; else null. */
export function lastSafeDayOf(
  post: ReadyPost,
  isOtherOn: (later: ReadyPost) => boolean,
): CalendarDate | null {
  const ends = [shortageList.get(post.code), salaryList.get(post.code)]
    .flatMap((row) => (row && listEnd(row)) ?? [])
    .filter(({ endsOn }) => endsOn > post.day)
    .toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
  const end = ends.find(({ endsOn }) => isOtherOn(onDay(post, endsOn)));
  return end?.lastSafeDay ?? null;
}

const onDay = (post: ReadyPost, day: CalendarDate): ReadyPost => ({
  ...post,
  day,
  appliedOn: post.appliedOn < day ? day : post.appliedOn,
});

/** The last safe day in words, and whether the job is open for longer. */
export function lastDayInWords({ closesOn }: Pick<ReadyPost, 'closesOn'>, last: CalendarDate | null): string {
  if (last === null) return '';
  const later =
    closesOn !== undefined && closesOn > last ? ` The job is open for applications until ${closesOn}.` : '';
  return ` ${untilInWords(last)}${later}`;
}
