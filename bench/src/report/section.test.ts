import { expect, it } from 'vitest';
import { written } from './section.ts';

it('a section is a table that lines up, with its misses under it', () => {
  const rows = [
    { page: '/', bytes: '9,000' },
    { page: '/tools', bytes: '12,000' },
  ];
  expect(
    written({ title: 'Pages', about: ['In bytes.'], rows, missed: ['/tools is too large.'] }),
  ).toBe(`## Pages

In bytes.

| page   |  bytes |
| ------ | -----: |
| /      |  9,000 |
| /tools | 12,000 |

- **Missed:** /tools is too large.
`);
});
