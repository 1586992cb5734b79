import { expect, it } from 'vitest';
import { withSections } from './document.ts';

const rules = { title: 'Rules', about: ['A second.'], rows: [], missed: [] };
const pages = { title: 'Pages', about: ['In bytes.'], rows: [], missed: [] };

it('what is measured again takes the place of what was measured before', () => {
  const before = withSections('', [rules, pages]);
  const after = withSections(before, [{ ...rules, about: ['In half a second.'] }]);
  expect(after).toBe(before.replace('A second.', 'In half a second.'));
  expect(after.indexOf('## Rules')).toBeLessThan(after.indexOf('## Pages'));
});

it('what was written by hand stays as it is', () => {
  const byHand = '<!-- written by hand -->\n\n## Pages\n\nBefore.\n';
  const after = withSections(`${withSections('', [rules])}\n${byHand}`, [pages]);
  expect(after.endsWith(`\n\n${byHand}`)).toBe(true);
  expect(after.indexOf('In bytes.')).toBeLessThan(after.indexOf('<!--'));
  expect(withSections(after, [pages])).toBe(after);
});
