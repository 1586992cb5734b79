import { z } from 'zod';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/requests.ts';

const organisation = z.object({ website: z.string().nullable() });

test('an organisation’s website leads to a page or is refused', async ({ request }) => {
  const organizationName = 'Northgate Systems';
  const account = await openAccount(request, newAccount('recruiter'), { organizationName });
  const owner = await logInByApi(request, account);
  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'https://javascript:alert(1)',
    '//',
    'https:javascript.example',
  ];
  for (const website of refused) {
    const data = { name: organizationName, website };
    const response = await request.post('/api/organisation', { headers: owner.headers, data });
    const savedOrganisation = organisation.parse(await owner.get('/api/organisation'));
    expect(
      response.status() === 422 || /^https?:\/\/[^/]+\./.test(savedOrganisation.website ?? ''),
      website,
    ).toBe(true);
    expect(savedOrganisation.website ?? 'https://').toMatch(/^https?:\/\//);
  }
});
