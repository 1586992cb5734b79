import { describe, expect, it } from 'vitest';
import { readAsked, stepFor } from './assessment-step.ts';

const shown = (query: string) => stepFor(readAsked(new URLSearchParams(query)));
const four = 'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=No&meetsSalaryThreshold=Yes';

describe('which step a query shows', () => {
  it.each([
    ['', 0],
    ['isUKRegistered=Yes&at=1', 1],
    [`${four}&authorizingOfficerAvailable=No&at=5`, 5],
    [`${four}&authorizingOfficerAvailable=No&at=99`, 5],
    ['at=-3', 0],
    ['at=x', 0],
    ['at=1&go=back', 0],
    ['isUKRegistered=Yes&at=3&go=back', 1],
    [`${four}&at=6&go=back`, 4],
  ])('%s: step %i', (query, index) => {
    expect(shown(query)).toMatchObject({ index, problem: undefined });
  });

  it('Next without an answer is an error at that question', () => {
    expect(shown('isUKRegistered=Yes&at=2')).toMatchObject({
      index: 1,
      problem: 'Please select an answer before proceeding',
    });
  });

  it('a missing answer further back leads to its question', () => {
    expect(shown('documentsSubmitted=Yes&at=2')).toMatchObject({
      index: 0,
      problem: 'Please select an answer',
    });
  });

  it('an invalid answer is an error, and no option is chosen', () => {
    const { problem, question } = shown('isUKRegistered=Perhaps&at=1');
    expect(problem).toBe('Please select a valid option');
    expect(question?.options).not.toContain(question?.chosen);
  });

  it('compares without case', () => {
    expect(shown('isUKRegistered=no%20-%20FOREIGN%20company').question?.chosen).toBe('No - Foreign Company');
  });

  it('the other answers are carried along, without the one being asked', () => {
    expect(shown(`${four}&at=3&go=back`).others.map(([name]) => name)).toEqual([
      'isUKRegistered',
      'knowsJobRoleAndCode',
      'meetsSalaryThreshold',
    ]);
  });
});
