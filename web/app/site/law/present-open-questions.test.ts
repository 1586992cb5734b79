import { expect, it } from 'vitest';
import { presentOpenQuestions } from './present-open-questions.ts';

it('open questions stand in sections, with no ISO day in what people read', () => {
  const { sections, count, chosen } = presentOpenQuestions('');
  expect(chosen).toBe('');
  expect(sections.map(({ because }) => because)).toEqual([
    'unknown',
    'newer',
    'disputed',
    'one-source',
    'derived',
  ]);
  expect(sections.flatMap(({ questions }) => questions)).toHaveLength(count);
  expect(JSON.stringify(sections.map(({ questions }) => questions.map(({ known }) => known)))).not.toMatch(
    /\d{4}-\d\d-\d\d/,
  );
});

it('those of one subject can be shown alone, and an unknown subject shows all', () => {
  const fees = presentOpenQuestions('fees');
  expect(fees.chosen).toBe('fees');
  expect(fees.sections.flatMap(({ questions }) => questions.map(({ id }) => id))).toContain(
    'fee-table-october-2026',
  );
  expect(fees.count).toBeLessThan(presentOpenQuestions('').count);
  expect(presentOpenQuestions('nothing').chosen).toBe('');
});
