import { z } from 'zod';
import { asProgram, openAccount, somebody } from './accounts.ts';
import { expect, test } from './requests.ts';

test('an organisation’s website leads to a page or is refused', async ({ request }) => {
  const owner = await openAccount(request, somebody('recruiter'), { organizationName: 'Northgate Systems' });
  const headers = await asProgram(request, owner);
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
    const data = { name: 'Northgate Systems', website };
    const answer = await request.post('/api/organisation', { headers, data });
    const kept = z
      .object({ website: z.string().nullable() })
      .parse(await (await request.get('/api/organisation', { headers })).json());
    expect(answer.status() === 422 || /^https?:\/\/[^/]+\./.test(kept.website ?? ''), website).toBe(true);
    expect(kept.website ?? 'https://').toMatch(/^https?:\/\//);
  }
});
