import type { Duty } from '../sponsor-duties/index.ts';

/** Why no days are counted for a duty, and what to do instead. */
export function noDayCounted({ id, does, clock }: Duty): string {
  if (id === 'worker-slavery-identified')
    return 'Nothing is drafted for this. See that the person gets help, look at the individual permission, and ask a regulated adviser.';
  switch (does) {
    case 'before-the-change':
      return `This is not reported afterwards. A new certificate and a successful application come first: ${clock.from}.`;
    case 'report-at-once':
      return 'No days are counted. Report it at once.';
    default:
      return `No event starts a count of days here. It is done all the time: ${clock.from}.`;
  }
}
