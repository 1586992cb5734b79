import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const organisationSchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      complianceRole: z.string(),
      adviser: z.object({ regulator: z.string(), number: z.string() }).nullable(),
    }),
  ),
});

describe('compliance roles', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function pair() {
    const owner = await accessCast(app).make('owner');
    const organisation = owner.organisation ?? '';
    const colleague = await person(app, { role: 'recruiter', member: { organisation, role: 'admin' } });
    const roleOf = async (id: string) =>
      organisationSchema
        .parse((await owner.get('/api/organisation')).body)
        .members.find((member) => member.id === id);
    return { owner, colleague, roleOf, path: `/api/organisation/members/${colleague.id}/compliance-role` };
  }

  it('nobody has one until an owner gives it, and the person is told by email once', async () => {
    const { owner, colleague, roleOf, path } = await pair();
    expect((await roleOf(colleague.id))?.complianceRole).toBe('none');
    expect((await colleague.post(path, { role: 'officer' })).status).toBe(403);
    expect((await owner.post(path, { role: 'officer' })).status).toBe(200);
    expect((await owner.post(path, { role: 'officer' })).status).toBe(200);
    expect((await roleOf(colleague.id))?.complianceRole).toBe('officer');
    const mails = await mailsTo(app, colleague.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Northgate Systems: Your compliance role on Portway has changed',
    ]);
    expect(mails[0]?.text).toContain('keep their records');
  });

  it('an adviser states who regulates them and under which number; another role forgets both', async () => {
    const { owner, colleague, roleOf, path } = await pair();
    const refused = await owner.post(path, { role: 'adviser', regulator: ' ' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { fields: { regulator: /regulates/, number: /number/ } },
    ]);
    await owner.post(path, {
      role: 'adviser',
      regulator: 'Immigration Advice Authority',
      number: 'F202600001',
    });
    expect(await roleOf(colleague.id)).toMatchObject({
      complianceRole: 'adviser',
      adviser: { regulator: 'Immigration Advice Authority', number: 'F202600001' },
    });
    await owner.post(path, { role: 'viewer', regulator: 'X', number: '1' });
    expect(await roleOf(colleague.id)).toMatchObject({ complianceRole: 'viewer', adviser: null });
  });

  it('an owner may take one, on the record, and a member who leaves takes it along', async () => {
    const { owner, colleague, path } = await pair();
    const rolePath = `/api/organisation/members/${owner.person?.id}/compliance-role`;
    expect((await owner.post(rolePath, { role: 'officer' })).status).toBe(200);
    const entry = await app.superuser
      .selectFrom('audit_entry')
      .select(['actor', 'subject', 'details'])
      .where('action', '=', 'compliance-role-changed')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actor: owner.person?.id,
      subject: owner.person?.id,
      details: { role: 'officer' },
    });
    await owner.post(path, { role: 'officer' });
    await owner.post(`/api/organisation/members/${colleague.id}/remove`);
    const memberships = await app.superuser
      .selectFrom('membership')
      .select('compliance_role')
      .where('account', '=', colleague.id)
      .execute();
    expect(memberships).toEqual([]);
  });
});
