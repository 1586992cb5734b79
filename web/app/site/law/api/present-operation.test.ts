import { operations } from '@portway/contracts/operations';
import { describe, expect, it } from 'vitest';
import { operationShown, sharedShapes } from './present-operation.ts';

const fieldOf = (path: string, name: string) => {
  const operation = operations.find((each) => each.path === path);
  if (!operation) throw new Error(path);
  return operationShown(operation)
    .answers.flatMap(({ fields }) => fields)
    .find((field) => field.name === name);
};

describe('the documentation of the API', () => {
  it('shows every operation, each field with a type', () => {
    for (const { requests, answers } of operations.map(operationShown)) {
      for (const { type } of [...requests, ...answers].flatMap(({ fields }) => fields))
        expect(type).not.toBe('');
    }
    expect(sharedShapes(operations).length).toBeGreaterThan(0);
  });

  it('says where a number may be missing', () => {
    expect(fieldOf('/api/salary/details', 'standardAnnualSalary')?.type).toBe('number or null');
  });

  it('shows what is sent in the path and what in the query', () => {
    const requestsOf = (id: string) =>
      operations
        .filter((operation) => operation.id === id)
        .flatMap((operation) => operationShown(operation).requests)
        .map(({ name, fields }) => [name, fields.map((field) => field.name)]);
    expect(requestsOf('showConversation')).toEqual([
      ['In the path', ['id']],
      ['In the query', ['before', 'after']],
    ]);
    expect(requestsOf('searchSalaries')).toEqual([['In the query', ['keyword']]]);
    expect(requestsOf('showSalaryDetails')).toEqual([['Request', ['occupationCode']]]);
  });

  it('lists the fields of each variant of a request', () => {
    const save = operations.find(({ id }) => id === 'saveProfileAnswer');
    if (!save) throw new Error('saveProfileAnswer');
    const fields = operationShown(save).requests.flatMap((each) => each.fields);
    const typeFor = (name: string) => fields.find((field) => field.name === name)?.type;
    expect(typeFor('field')).toMatch(/^fullName \| location \| .*technologiesAvoided$/);
    expect(typeFor('value for bio')).toBe('text');
    expect(typeFor('value for salary')).toBe('whole number or null');
    expect(fields.filter(({ name }) => name === 'was').length).toBe(1);
  });
});
