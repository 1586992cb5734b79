import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../kernel/index.ts';
import { register } from '../register.ts';
import { openQuestions } from './index.ts';

const questions = openQuestions(register.parameters);
const findQuestion = (id: string) => questions.find((each) => each.id === id);

describe('what is not settled', () => {
  it('has every parameter whose newest version is disputed, of one source, derived or unknown, and no other', () => {
    const settledConfidence = new Set(['official', 'confirmed']);
    const open = register.parameters.filter(({ versions }) => {
      const newest = versions.at(-1) ?? versions[0];
      return 'unknown' in newest || !settledConfidence.has(newest.confidence);
    });
    expect(open.length).toBeGreaterThan(10);
    expect(questions.flatMap(({ rule = [] }) => rule).toSorted()).toEqual(
      open.map(({ id }) => id).toSorted(),
    );
  });

  it('has what the law of November 2026 left open, and that a newer fee table exists', () => {
    expect(findQuestion('fee-table-october-2026')).toMatchObject({ because: 'newer', subject: 'fees' });
    expect(findQuestion('living-wage-2027')).toMatchObject({ because: 'unknown', subject: 'wages' });
    expect(findQuestion('settlement-after-ten-years')?.known).toContain('only source');
    expect(findQuestion('lists-after-2026')?.known).toContain('30 December 2026');
  });

  it('has every conflict of the guidance with both readings and the one that we use', () => {
    const conflicts = questions.filter(({ weUse }) => weUse !== undefined);
    expect(conflicts).toHaveLength(19);
    for (const { id, known } of conflicts)
      for (const sentence of known.split(/(?<=\.)\s/))
        expect(sentence, id).toMatch(
          /\b(is|are|was|were|says?|said|has|have|found|names?|needed|calls?|counts?|does|do|proposed)\b.*\.$/i,
        );
    expect(findQuestion('small-status-days')).toMatchObject({
      because: 'disputed',
      weUse: '10 working days.',
    });
  });

  it('says of each what would settle it and where it was read, under an id of its own', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { id, settledBy, sources, known } of questions) {
      expect(settledBy.length, id).toBeGreaterThan(8);
      expect(known.length, id).toBeGreaterThan(8);
      expect(sources.length, id).toBeGreaterThan(0);
      for (const { checkedOn } of sources) expect(isCalendarDate(checkedOn)).toBe(true);
    }
  });
});
