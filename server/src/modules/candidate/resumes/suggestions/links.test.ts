import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const linksOf = (lines: readonly string[]) =>
  suggest(
    [
      'Amara Okafor',
      ...lines,
      '',
      'EXPERIENCE',
      'Staff Nurse, Pennine Hospital',
      'May 2020 to June 2022',
    ].join('\n'),
    {
      answers: {},
      entries: [],
    },
  ).suggestions.flatMap(({ field, value }) =>
    field === 'linkedin' || field === 'github' || field === 'website' ? [`${field} ${String(value)}`] : [],
  );

it.each([
  [['linkedin.com/in/', 'amara-okafor'], 'linkedin linkedin.com/in/amara-okafor'],
  [['Leeds | linkedin.com/in/amara-', 'okafor-12ab'], 'linkedin linkedin.com/in/amara-okafor-12ab'],
  [
    ['Portfolio: https://amara.example/work/nursing-', 'research'],
    'website https://amara.example/work/nursing-research',
  ],
])('an address that the end of a line cuts is put together: %j', (lines, link) => {
  expect(linksOf(lines)).toEqual([link]);
});

it.each([
  [['https://amara.example/', 'Leeds'], 'website https://amara.example'],
  [['linkedin.com/in/amara', 'Leeds'], 'linkedin linkedin.com/in/amara'],
  [['github.com/amara', 'okafor.example'], 'github github.com/amara'],
])('a whole address takes nothing from the line below: %j', (lines, link) => {
  expect(linksOf(lines)).toContain(link);
});
