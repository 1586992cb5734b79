import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { LawChange, LawVerdict } from '@portway/contracts/hiring/employer-jobs/law-change';

/**
 * What another day's law made of the same post; null where it says the same and nothing that was read has another
 * version. The stored working names every law that was read and since when it is in force.
 */
export function lawChangeOf(before: PostSponsorship, now: PostSponsorship): LawChange | null {
  const earlierVersions = versionsIn(before);
  const laws = [...versionsIn(now).values()].filter(
    ({ parameter, inForceFrom }) =>
      (earlierVersions.get(parameter)?.inForceFrom ?? inForceFrom) !== inForceFrom,
  );
  const change = {
    before: verdictOf(before),
    now: verdictOf(now),
    laws: laws.map(({ title, inForceFrom }) => ({ title, inForceFrom })),
  };
  // That its pay is read as something else is no law's doing.
  const isOtherReading = saysNoActualPay(before) !== saysNoActualPay(now);
  return laws.length === 0 && (isOtherReading || isSameOutcome(change)) ? null : change;
}

const saysNoActualPay = ({ missing }: PostSponsorship) => missing.includes('actualPay');

export function isSameOutcome({ before, now }: LawChange): boolean {
  const { on: _, ...one } = before;
  const { on: __, ...other } = now;
  return JSON.stringify(one) === JSON.stringify(other);
}

function verdictOf(post: PostSponsorship): LawVerdict {
  return {
    on: post.judgedOn,
    status: post.status,
    lowEndPasses: post.lowEndPasses,
    standardPence: post.standardPence,
    newEntrantPence: post.newEntrantPence,
    phdPence: post.phdPence,
    stemPhdPence: post.stemPhdPence,
  };
}

function versionsIn({ steps }: PostSponsorship) {
  return new Map(steps.flatMap(({ law }) => (law === undefined ? [] : [[law.parameter, law]])));
}
