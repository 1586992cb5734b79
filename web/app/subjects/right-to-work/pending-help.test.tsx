import { calendarDate } from '@portway/rules/kernel';
import { type PendingFacts, pendingApplicationHelp } from '@portway/rules/right-to-work';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PendingHelp } from './pending-help.tsx';
import { pendingShown, pendingText } from './pending-shown.ts';

const facts: PendingFacts = {
  method: 'online-share-code',
  startsOn: calendarDate('2024-06-03'),
  previousPermissionEnds: calendarDate('2026-12-22'),
  asOf: calendarDate('2026-12-14'),
};

const textOf = (given: PendingFacts, reader: 'worker' | 'employer') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PendingHelp facts={given} reader={reader} />
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

it('the worker and the employer read the same, but for whom the copy is', () => {
  const [worker, employer] = [textOf(facts, 'worker'), textOf(facts, 'employer')];
  expect(worker).toContain('Copy for the worker');
  expect(worker).toContain('asked by 15 December 2026, it answers by about 22 December 2026');
  expect(employer).toBe(worker.replace('Copy for the worker', 'Copy for the employer'));
});

it('the copied text has every sentence that is shown, and no day as a machine writes it', () => {
  const outcome = pendingApplicationHelp({ ...facts, appliedOn: calendarDate('2026-12-12') });
  if (outcome.status !== 'answered') throw new Error(outcome.status);
  const pending = pendingShown(outcome);
  const text = pendingText(pending);
  for (const line of [...pending.says, ...pending.unknown]) expect(text).toContain(line);
  expect(text).toContain('2. The application was made on 12 December 2026, in time');
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
});

it('asks for a day where there is none, and says so past the recorded bank holidays', () => {
  expect(textOf({ method: 'none' }, 'worker')).toContain('give the last day of the permission');
  const later = textOf({ method: 'none', startsOn: calendarDate('2031-03-03') }, 'worker');
  expect(later).not.toContain('Copy for the worker');
});
