import { describe, expect, it } from 'vitest';
import { readTable } from '../../../read-table.mjs';
import vectorsText from '../../../vectors/pending-application.csv?raw';
import { calendarDate } from '../../kernel/index.ts';
import {
  checkMethods,
  type ExcuseFacts,
  type PendingFacts,
  pendingApplicationHelp,
  pendingBeside,
} from '../index.ts';

const day = (text: string | undefined) => (text ? calendarDate(text) : undefined);
const rows: readonly Readonly<Record<string, string>>[] = readTable(vectorsText);

const factsOf = (row: Readonly<Record<string, string>>): PendingFacts => ({
  method: checkMethods.find((method) => method === row.method) ?? 'none',
  isRefused: row.isRefused === 'true' || undefined,
  startsOn: day(row.startsOn),
  previousPermissionEnds: day(row.previousPermissionEnds),
  appliedOn: day(row.appliedOn),
  noticeOn: day(row.noticeOn),
  asOf: day(row.asOf),
});

const help = (row: Readonly<Record<string, string>>) => {
  const outcome = pendingApplicationHelp(factsOf(row));
  if (outcome.status !== 'answered') throw new Error(outcome.status);
  return outcome;
};

describe('an application that is not decided', () => {
  it('every row of the vectors is run', () => expect(rows).toHaveLength(11));

  it.each(rows.map((row) => [row.id, row.label, row]))('%s: %s', (_, __, row) => {
    const { notice, ...found } = help(row);
    expect({
      ...found,
      noticeUntil: notice?.until ?? null,
      checkAgainBy: notice?.checkAgainBy ?? null,
    }).toMatchObject({
      appliedInTime: row.appliedInTime,
      neededOn: row.neededOn,
      neededFor: row.neededFor,
      askBy: row.askBy || null,
      answerBy: row.answerBy || null,
      noticeUntil: row.noticeUntil || null,
      checkAgainBy: row.checkAgainBy || null,
    });
  });

  const inTime = {
    method: 'online-share-code',
    startsOn: '2024-06-03',
    previousPermissionEnds: '2026-12-22',
    appliedOn: '2026-12-12',
    asOf: '2026-12-14',
  };

  it('says the same to both sides, with each day, and what no source settles', () => {
    const { says, unknown, steps } = help(inTime);
    expect(says).toEqual([
      expect.stringContaining('A share code shows what the Home Office has decided.'),
      'The application was made on 2026-12-12, in time: the last day of the permission is 2026-12-22.',
      'The worker gives the employer the day of the application, its number, and the old document or card.',
      'The employer asks the Employer Checking Service. It usually answers within about 5 working days: asked by 2026-12-15, it answers by about 2026-12-22.',
      'A Positive Verification Notice gives the employer an excuse for 6 months from the day in it. Then the employer asks again, unless the application is decided before.',
      'Without a notice the excuse ends with the permission, on 2026-12-22. Days after it stay without an excuse.',
    ]);
    expect(says.join(' ')).not.toMatch(/\b(you|your)\b/i);
    expect(unknown).toEqual([
      expect.stringContaining('28 days after the permission ends'),
      expect.stringContaining('How soon after an application'),
    ]);
    expect(steps.flatMap(({ law }) => (law ? [law.parameter] : []))).toEqual([
      'right-to-work.pending-application',
      'right-to-work.checking-service-days',
      'working-days.bank-holidays',
      'right-to-work.notice-months',
    ]);
  });

  it('a day to ask that has passed is said, with the day of an answer to a question of today', () => {
    expect(help({ ...inTime, asOf: '2026-12-15' }).says.join(' ')).not.toContain('has passed');
    expect(help({ ...inTime, asOf: '2026-12-16' }).says).toContain(
      'That day has passed. Asked on 2026-12-16, it answers by about 2026-12-23.',
    );
  });

  it('a planned start is held until a check gives an excuse, and not once a notice does', () => {
    const start = { method: 'none', startsOn: '2027-02-01' };
    expect(help(start).says).toContain(
      'Until a check gives an excuse, the start planned for 2027-02-01 is held.',
    );
    expect(help({ ...start, noticeOn: '2027-01-29' }).says.join(' ')).not.toContain('held');
    expect(help({ ...start, noticeOn: '2027-02-03' }).says).toContain(
      'Days of work before 2027-02-03 stay without an excuse.',
    );
  });

  it('a late application and an answer that confirms nothing are not judged further', () => {
    expect(help({ ...inTime, appliedOn: '2026-12-23' }).unknown[0]).toMatch(/not in time/);
    const refused = help({ ...inTime, method: 'employer-checking-service', isRefused: 'true' });
    expect(refused.says.join(' ')).not.toContain('asked by');
    expect(refused.unknown).toEqual([expect.stringContaining('regulated adviser')]);
  });

  it('asks for a day to count from, and has no law before its record or past the bank holidays', () => {
    expect(pendingApplicationHelp({ method: 'none' })).toMatchObject({
      status: 'needs-facts',
      missing: ['startsOn'],
    });
    expect(pendingApplicationHelp(factsOf({ method: 'none', startsOn: '2024-02-12' }))).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2024-02-13',
    });
    expect(pendingApplicationHelp(factsOf({ method: 'none', startsOn: '2029-06-01' }))).toMatchObject({
      status: 'no-law',
    });
  });
});

describe('beside the answer on a check', () => {
  const check: ExcuseFacts = {
    method: 'online-share-code',
    document: 'evisa',
    checkedOn: calendarDate('2026-12-14'),
    startsOn: calendarDate('2026-12-22'),
  };

  it('with a check that gives none, unless its document needs no permission', () => {
    expect(pendingBeside(check, 'none')).toMatchObject({ askBy: '2026-12-15' });
    expect(pendingBeside({ ...check, method: 'manual', document: 'british-passport' }, 'none')).toBeNull();
    expect(
      pendingBeside({ ...check, method: 'digital-verification-service', document: 'irish-passport' }, 'none'),
    ).toBeNull();
    expect(
      pendingBeside({ ...check, method: 'manual', document: 'residence-permit-card' }, 'none'),
    ).not.toBeNull();
  });

  it('with one that stands only where an application is named', () => {
    const ending = { ...check, expiresOn: calendarDate('2027-01-15') };
    expect(pendingBeside(ending, 'until')).toBeNull();
    expect(pendingBeside({ ...ending, appliedOn: calendarDate('2026-12-12') }, 'until')).toMatchObject({
      appliedInTime: 'yes',
      neededOn: '2027-01-15',
      neededFor: 'permission-end',
    });
    expect(pendingBeside({ ...ending, appliedOn: calendarDate('2026-12-12') }, 'continuous')).toBeNull();
  });
});
