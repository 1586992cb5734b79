import type { Sponsoring } from '@portway/contracts/account/organisation/sponsoring';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LicenceContradiction } from './licence-contradiction.tsx';

const facts = {
  ...{ size: null, rating: null, licenceAppliedOn: null, licencePriority: null },
  ...{ licenceFrom: 'organisation' as const, savedAt: null, savedBy: null },
};
const renderNotice = (sponsoring: Sponsoring | null, holdsLicence: boolean | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LicenceContradiction sponsoring={sponsoring} facts={{ ...facts, holdsLicence }} />
    </MemoryRouter>,
  );

it.each([
  ['already' as const, false, 'you hold no licence'],
  ['not-yet' as const, true, 'you hold a licence. Both can be true. If not, change one.'],
])(
  'two answers that do not fit are named, with where each is changed: %s, %s',
  (sponsoring, holds, words) => {
    const html = renderNotice(sponsoring, holds);
    expect(html).toContain('Two of your answers do not fit');
    expect(html).toContain(words);
    for (const page of ['/dashboard/sponsorship', '/dashboard/organisation/register#sponsor'])
      expect(html).toContain(`href="${page}"`);
  },
);

it('answers that fit, and those that nobody gave, are not called wrong', () => {
  expect(renderNotice('already', true)).toBe('');
  expect(renderNotice('not-yet', false)).toBe('');
  expect(renderNotice('hiring-only', true)).toBe('');
  expect(renderNotice(null, false)).toBe('');
  expect(renderNotice('already', null)).toBe('');
});
