import { expect, it } from 'vitest';
import { topicCycles } from './topic-cycles.ts';

const topic = (name: string, ...leansOn: string[]) => ({
  path: `rules/src/${name}/${name}.ts`,
  text: leansOn.map((other) => `import '../${other}/index.ts';`).join('\n'),
});

it('names the whole circle at each import that is part of it', () => {
  const files = [topic('pay', 'hours'), topic('hours', 'days'), topic('days', 'kernel', 'pay')];
  expect(topicCycles(files)).toMatchObject([
    { path: 'rules/src/pay/pay.ts', hint: expect.stringContaining('pay → hours → days → pay') },
    { path: 'rules/src/hours/hours.ts' },
    { path: 'rules/src/days/days.ts', line: 2 },
  ]);
});

it('sees a circle that goes through a package name or a type', () => {
  const files = [
    topic('pay', 'hours'),
    { path: 'rules/src/hours/index.ts', text: "export type { Pay } from '@portway/rules/pay';" },
  ];
  expect(topicCycles(files)).toHaveLength(2);
});

it('lets topics import a common one, and tests import anything', () => {
  const test = { path: 'rules/src/days/days.test.ts', text: "import '../pay/index.ts';" };
  expect(topicCycles([topic('pay', 'hours', 'days'), topic('hours', 'days'), topic('days'), test])).toEqual(
    [],
  );
});
