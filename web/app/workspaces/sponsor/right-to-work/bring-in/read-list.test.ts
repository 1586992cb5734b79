import { describe, expect, it } from 'vitest';
import { openQuestions, personOf, withRefused } from './read-list.ts';

const row = (more: object = {}) => ({
  row: 2,
  values: { fullName: 'Ada Okafor', startsOn: '2026-12-01', document: 'evisa', method: 'online-share-code' },
  faults: [],
  ...more,
});
const fault = { field: 'checkedOn', typed: '3/4/2026', message: 'Which day?', choices: [] };

describe('a list that was read', () => {
  it('a first day after today is planned, one of today has been', () => {
    expect(personOf(row(), undefined, '2026-11-30')).toMatchObject({ plannedStart: '2026-12-01' });
    expect(personOf(row(), undefined, '2026-12-01')).toMatchObject({ startedOn: '2026-12-01' });
  });

  it('a person without a document is sent without a check', () => {
    expect(personOf(row({ values: { fullName: 'Ada Okafor' } }), undefined, '2026-11-30')).not.toHaveProperty(
      'check',
    );
  });

  it('a question is open until it is answered', () => {
    const people = [row({ faults: [fault] })];
    expect(openQuestions(people, {})).toMatchObject([{ row: 2, name: 'Ada Okafor', field: 'checkedOn' }]);
    expect(openQuestions(people, { 2: { checkedOn: '2026-04-03' } })).toEqual([]);
    expect(personOf(row(), { checkedOn: '2026-04-03' }, '2026-11-30')).toMatchObject({
      check: { checkedOn: '2026-04-03' },
    });
  });

  it('what the server refuses is asked about at its row', () => {
    const people = withRefused([row(), row({ row: 3 })], {
      'people.1.check.expiresOn': 'Enter it.',
      'people.1.startedOn': 'No.',
    });
    expect(openQuestions(people, {})).toMatchObject([
      { row: 3, field: 'expiresOn', message: 'Enter it.' },
      { row: 3, field: 'startsOn', typed: '2026-12-01', message: 'No.' },
    ]);
  });
});
