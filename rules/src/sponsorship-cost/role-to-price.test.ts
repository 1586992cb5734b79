import { describe, expect, it } from 'vitest';
import { type FactsInText, sponsorship } from '../testing/sponsorship.ts';
import { sponsorshipCost } from './index.ts';

const cost = (facts: FactsInText) => sponsorshipCost(sponsorship(facts));
const codesOf = (facts: FactsInText) => {
  const outcome = cost(facts);
  return 'warnings' in outcome && outcome.warnings ? outcome.warnings.map(({ code }) => code) : [];
};

describe('what cannot be sponsored is refused before any price', () => {
  it.each(['0000', '213', '9999', 'nurse'])('%s is not an occupation code', (occupationCode) => {
    expect(cost({ occupationCode })).toMatchObject({
      status: 'not-applicable',
      reason: `${occupationCode} is not an occupation code of SOC 2020.`,
      steps: [{ law: { parameter: 'occupations.codes', inForceFrom: '2025-07-22' } }],
    });
  });

  it.each(['1112', '1161', '3431'])('%s is not an eligible role', (occupationCode) => {
    expect(cost({ occupationCode })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('is not an eligible role for Skilled Worker.'),
      steps: [{ law: { parameter: 'occupations.codes' } }],
    });
  });

  it.each(['6135', '6136'])(
    '%s: no certificate for someone outside the UK from 22 July 2025',
    (occupationCode) => {
      const facts = { occupationCode, healthAndCare: true };
      expect(cost({ ...facts, assignedOn: '2025-07-22' })).toMatchObject({
        status: 'not-applicable',
        reason: expect.stringContaining('no certificate can be assigned to someone outside the UK.'),
        steps: [{}, { law: { parameter: 'occupations.no-overseas-hires', inForceFrom: '2025-07-22' } }],
      });
      expect(cost({ ...facts, assignedOn: '2025-07-21' })).toMatchObject({ status: 'answered' });
      expect(cost({ ...facts, location: 'inside', visaType: 'graduate' })).toMatchObject({
        status: 'answered',
      });
    },
  );
});

describe('a job at RQF 3 to 5', () => {
  it('is priced for a new worker while it is listed, with the last safe day', () => {
    const bill = cost({ occupationCode: '3544', assignedOn: '2026-12-30' });
    expect(bill).toMatchObject({
      status: 'answered',
      warnings: [
        { code: 'medium-skilled', message: expect.stringContaining('only while the job is on a list') },
        {
          code: 'list-ends',
          message:
            'The job is due to leave the Temporary Shortage List on 2026-12-31. 2026-12-30 is the last safe day to assign a certificate; the visa application may come later. The Migration Advisory Committee’s report of July 2026 recommends 28 occupations for 18 months from 2027-01-01. One source reads this code as one of them. That is advice, not law. The Government’s decision was not found, so check GOV.UK.',
        },
        { code: 'visa-brake' },
        { code: 'no-dependants' },
        { code: 'fee-table-newer' },
        { code: 'surcharge-by-visa-length' },
      ],
      steps: expect.arrayContaining([
        expect.objectContaining({ law: expect.objectContaining({ parameter: 'shortage-list.3544' }) }),
      ]),
    });
  });

  it.each(['2026-12-31', '2027-01-04'])('answers no-law for a new worker on %s', (assignedOn) => {
    expect(cost({ occupationCode: '3544', assignedOn })).toMatchObject({
      status: 'no-law',
      parameter: 'shortage-list.3544',
      recordsEndOn: '2026-12-30',
    });
  });

  it('is priced for a worker in the route who extends, on both days', () => {
    const facts = { occupationCode: '3544', location: 'inside', visaType: 'skilled' } as const;
    expect(cost({ ...facts, assignedOn: '2026-12-30' })).toMatchObject({ status: 'answered' });
    const later = cost({ ...facts, assignedOn: '2027-01-04' });
    expect(later).toMatchObject({
      status: 'answered',
      warnings: [
        { message: expect.stringContaining('in the route under the rules before 2025-07-22') },
        {},
        {},
        {},
      ],
    });
  });

  it('that is on no list is refused for a new worker', () => {
    expect(cost({ occupationCode: '1150' })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining(
        'in the route under the rules before 2025-07-22, with continuous permission',
      ),
    });
  });

  it('that is on no list is priced for a worker who extends, who may have been in the route', () => {
    expect(cost({ occupationCode: '1150', location: 'inside', visaType: 'skilled' })).toMatchObject({
      status: 'answered',
      warnings: [
        { code: 'medium-skilled', message: expect.stringContaining('with continuous permission') },
        { code: 'no-dependants' },
        { code: 'fee-table-newer' },
        { code: 'surcharge-by-visa-length' },
      ],
    });
  });

  it('says where the code can only be extended in the same occupation', () => {
    expect(cost({ occupationCode: '3214', location: 'inside', visaType: 'skilled' })).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({
          figure: { text: expect.stringContaining('only to extend in the same occupation') },
        }),
      ]),
    });
  });

  it('the care roles leave their list on 22 July 2028', () => {
    const facts = {
      occupationCode: '6135',
      location: 'inside',
      visaType: 'skilled',
      sponsoredInCare: true,
      inRouteSince: '2026-03-01',
      healthAndCare: true,
    } as const;
    expect(codesOf({ ...facts, assignedOn: '2026-12-31' })).toContain('list-ends');
    expect(cost({ ...facts, assignedOn: '2028-07-21' })).toMatchObject({ status: 'answered' });
    expect(cost({ ...facts, assignedOn: '2028-07-22' })).toMatchObject({
      status: 'no-law',
      parameter: 'salary-list.6135',
    });
  });
});

it('a job at RQF 6 needs no list, but 2142 gets a warning about the end of its lower visa fee', () => {
  expect(codesOf({ occupationCode: '2142' })).toContain('list-ends');
  expect(codesOf({ occupationCode: '2134' })).not.toContain('list-ends');
});

it('before 22 July 2025 a role without a going rate is priced, with the message that it was not checked', () => {
  expect(codesOf({ occupationCode: '2237', assignedOn: '2025-07-21' })).toContain('role-not-checked');
  expect(codesOf({ occupationCode: '2134', assignedOn: '2025-07-22' })).not.toContain('role-not-checked');
});
