import { expect, it } from 'vitest';
import { declaredOnce } from './declared-once.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('no method of the server is declared twice', () => {
  expect(report(declaredOnce(repositoryFiles()))).toEqual([]);
});

const path = 'server/src/modules/candidate/jobs/jobs.service.ts';

it('an interface beside the function that makes it is found', () => {
  const text = `export interface Jobs {
  list(): Promise<readonly string[]>;
}
export function jobsService(): Jobs {
  return { list: async () => [] };
}
`;
  expect(declaredOnce([{ path, text }])).toMatchObject([{ path, line: 4, law: 'declared-once' }]);
});

it.each([
  ['facts', 'interface Job { readonly id: string }\nfunction jobOf(): Job { return { id: "1" }; }'],
  [
    'a generic',
    'interface Queue<T> { add(job: T): void }\nfunction queueOf(): Queue<string> { return { add() {} }; }',
  ],
  [
    'two makers',
    'interface Log { note(): void }\nfunction oneLog(): Log { return { note() {} }; }\nfunction noLog(): Log { return { note() {} }; }',
  ],
])('an interface of %s may stay', (_, text) => {
  expect(declaredOnce([{ path, text }])).toEqual([]);
});
