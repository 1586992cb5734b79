import { expect, it } from 'vitest';
import { registerTag, sponsorshipTag } from './sponsorship-tag.ts';

const today = '2026-11-29';
const employer = { register: null, registerWord: null };

it.each([
  ['anyone', 'yes', 'Employer says it sponsors'],
  ['anyone', 'depends', 'Employer says it may sponsor'],
  ['anyone', null, 'Pay high enough to sponsor'],
  ['anyone', 'no', 'Does not sponsor'],
  ['new-entrants', 'yes', 'New entrants only'],
  ['new-entrants', null, 'Pay enough for new entrants'],
  ['phd', 'depends', 'New entrants or a PhD'],
  ['phd', null, 'Enough for new entrants or a PhD'],
  ['nobody', 'yes', 'Pay too low to sponsor'],
  ['unknown', 'yes', 'Employer says it sponsors'],
  ['unknown', null, undefined],
] as const)('pay for %s and an employer who says %s: %s', (sponsorable, sponsorshipOffered, words) => {
  expect(sponsorshipTag({ sponsorable, sponsorshipOffered, payNote: null, employer }, today)?.words).toBe(
    words,
  );
});

it.each(['yes', 'depends', null] as const)(
  'a job whose band decides says so, and is no good news yet: an employer who says %s',
  (sponsorshipOffered) => {
    const job = { sponsorable: 'unknown', payNote: null, dependsOn: 'pay-scale', employer } as const;
    expect(sponsorshipTag({ ...job, sponsorshipOffered }, today)).toEqual({
      words: 'Depends on the band',
      good: false,
    });
  },
);

it.each([
  ['nobody', '3214 cannot be sponsored for somebody new', 'Closed to new sponsorship', false],
  ['nobody', 'Below £38,300, the least even for a new entrant', 'Pay too low to sponsor', false],
  ['anyone', 'The top of the range reaches the £54,700 going rate', 'Top of range enough to sponsor', false],
  ['anyone', 'At the £54,700 going rate for 2134', 'Pay high enough to sponsor', true],
] as const)('%s, %s: %s', (sponsorable, payNote, words, good) => {
  expect(sponsorshipTag({ sponsorable, sponsorshipOffered: null, payNote, employer }, today)).toEqual({
    words,
    good,
  });
});

it.each([
  ['confirmed', 'yes', 'Sponsors this role', true],
  ['confirmed', 'depends', 'May sponsor this role', true],
  ['claimed', 'yes', 'Employer says it sponsors', false],
  [null, 'yes', 'Employer says it sponsors', false],
  ['gone', 'yes', 'Employer has left the register', false],
] as const)(
  'says whose word it is: entry %s, an employer who says %s: %s',
  (register, sponsorshipOffered, words, good) => {
    const job = {
      sponsorable: 'anyone',
      sponsorshipOffered,
      payNote: null,
      employer: { register, registerWord: null },
    } as const;
    expect(sponsorshipTag(job, today)).toEqual({ words, good });
  },
);

it.each([
  ['Pay for full time: what 22.5 hours pay is not given', 'yes'],
  ['Pay if a target is met: what is guaranteed is not given', null],
] as const)('a figure that is not what the post pays gives no verdict: %s', (payNote, sponsorshipOffered) => {
  expect(sponsorshipTag({ sponsorable: 'unknown', payNote, sponsorshipOffered, employer }, today)).toEqual({
    words: 'Actual pay not given',
    good: false,
  });
});

it.each([
  ['on', 'On the register since 3 November 2026', 'mint'],
  ['same-name', 'Same name on the register since 3 November 2026', 'sand'],
  ['not-found', 'Not found on the register of 3 November 2026', 'sand'],
  ['left', 'Left the register after 3 November 2026', 'rose'],
] as const)(
  'where the register is known, its word stands in place of the employer’s: %s',
  (status, words, look) => {
    const registerWord = { status, day: '2026-11-03', atLeast: false, edition: '2026-11-27' };
    const job = {
      sponsorable: 'anyone',
      sponsorshipOffered: 'yes',
      payNote: null,
      employer: { register: null, registerWord },
    } as const;
    expect(registerTag(job, today)).toEqual({ words, look });
    expect(sponsorshipTag(job, today)).toEqual({ words: 'Offers sponsorship', good: false });
    // Two months after the edition much may have changed.
    expect(registerTag(job, '2027-02-01')).toBeUndefined();
    expect(sponsorshipTag(job, '2027-02-01')?.words).toBe('Employer says it sponsors');
    expect(registerTag({ ...job, sponsorshipOffered: 'no' }, today)).toBeUndefined();
  },
);
