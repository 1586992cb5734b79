import { expect, it } from 'vitest';
import { formatSection } from './section.ts';

it('a section is an aligned table, followed by the missed goals', () => {
  const rows = [
    { page: '/', bytes: '9,000' },
    { page: '/tools', bytes: '12,000' },
  ];
  expect(
    formatSection({ title: 'Pages', about: ['In bytes.'], rows, missed: ['/tools is too large.'] }),
  ).toBe(`## Pages

In bytes.

| page   |  bytes |
| ------ | -----: |
| /      |  9,000 |
| /tools | 12,000 |

- **Missed:** /tools is too large.
`);
});

it('a section without a table says why', () => {
  const section = { title: 'Pages', about: ['Not measured.'], rows: [], missed: [] };
  expect(formatSection(section)).toBe('## Pages\n\nNot measured.\n');
});
