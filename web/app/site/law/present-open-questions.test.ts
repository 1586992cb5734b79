import { expect, it } from 'vitest';
import { presentOpenQuestions } from './present-open-questions.ts';

it('open questions stand in sections, with no ISO day in what people read', () => {
  const { sections, filters, chosen } = presentOpenQuestions('');
  expect(chosen).toBe('');
  expect(sections.map(({ because }) => because)).toEqual([
    'unknown',
    'newer',
    'disputed',
    'one-source',
    'derived',
  ]);
  expect(sections.flatMap(({ questions }) => questions)).toHaveLength(filters[0]?.count ?? 0);
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
  const countOf = (subject: string) =>
    presentOpenQuestions(subject).sections.flatMap((each) => each.questions).length;
  expect(countOf('fees')).toBe(fees.filters.find(({ subject }) => subject === 'fees')?.count);
  expect(countOf('fees')).toBeLessThan(countOf(''));
  expect(presentOpenQuestions('nothing').chosen).toBe('');
});

it('what is open of each occupation of a list is asked once, and leads to each of their rules', () => {
  const [unknown] = presentOpenQuestions('').sections;
  const ofList = unknown?.questions.filter(({ title }) => title.startsWith('Immigration Salary List')) ?? [];
  expect(ofList.map(({ title, rules }) => [title, rules.length])).toEqual([
    ['Immigration Salary List, 23 rules', 23],
    ['Immigration Salary List, 2 rules', 2],
  ]);
  expect(ofList[1]?.rules.map(({ title }) => title)).toEqual([
    'Immigration Salary List, 6135 Care workers and home carers',
    'Immigration Salary List, 6136 Senior care workers',
  ]);
});
