import { corrections } from '@portway/rules/corrections';
import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { presentCorrections } from './present-corrections.ts';

it('groups the corrections by date, newest first', () => {
  const first = corrections.find(({ id }) => id === 'care-workers');
  if (!first) throw new Error('There are no corrections');
  const later = { ...first, id: 'later', correctedOn: calendarDate('2026-12-01') };
  const { days } = presentCorrections('', [first, later]);
  expect(days.map(({ inWords }) => inWords)).toEqual(['1 December 2026', '22 November 2026']);
  expect(days[0]?.corrections.map(({ id }) => id)).toEqual(['later']);
});

it('shows those of one calculator, and all for an unknown one', () => {
  const licence = presentCorrections('licence-cost');
  expect(licence.chosen).toBe('licence-cost');
  expect(licence.days.flatMap((day) => day.corrections.map(({ id }) => id))).toEqual([
    'licence-law-called-official',
    'priority-by-route',
    'fee-table-of-october-2026',
    'licence-fees-to-be-confirmed',
  ]);
  expect(presentCorrections('no-such-calculator')).toMatchObject({ chosen: '', count: corrections.length });
});

it('counts the corrections of each filter, with all of them first', () => {
  const { filters } = presentCorrections('');
  expect(filters[0]).toEqual({ calculator: '', title: 'All', count: corrections.length });
  expect(filters.find(({ calculator }) => calculator === 'licence-cost')?.count).toBe(4);
});

it('links a correction to its paragraph, its rules, its codes and the tools that showed it', () => {
  const day = presentCorrections('').days.find(({ inWords }) => inWords === '22 November 2026');
  expect(day?.corrections.find(({ id }) => id === 'care-workers')).toMatchObject({
    wrongSince: '20 November 2026',
    correctedOn: '22 November 2026',
    paragraph: 'SW 6.1B',
    codes: ['6135', '6136'],
    source: {
      title: 'GOV.UK, Immigration Rules, Appendix Skilled Worker, SW 6.1B (copy of 6 December 2025)',
      url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
      checkedOn: '22 November 2026',
    },
    rules: [{ title: 'Eligible roles', to: '/rules/eligible-role' }],
  });
});

it('names every rule by its title', () => {
  const rules = presentCorrections('').days.flatMap(({ corrections }) =>
    corrections.flatMap((each) => each.rules),
  );
  expect(rules.filter(({ title, to }) => to.endsWith(`/${title}`))).toEqual([]);
});
