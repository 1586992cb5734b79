import { educationFields, profileFields, workFields } from '@portway/contracts/profile-fields';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databases } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';
import { cultureOf } from './culture-of.ts';
import { demoCandidates } from './demo-candidates.ts';
import { addCandidate, type DemoDoor, demoPassword, emailOf } from './fill.ts';

it('the demo has twenty people, each with an address of their own', () => {
  expect(new Set(demoCandidates.map(({ fullName }) => emailOf(fullName))).size).toBe(20);
  expect(emailOf('Fatima Zahra Bennani')).toBe('fatima.zahra.bennani@demo.example');
});

it.each(demoCandidates.map((who, number) => [who.fullName, who, number] as const))(
  'every answer of %s is one that the profile takes',
  (_, { answers, work, education }, number) => {
    const everything = z
      .object(profileFields)
      .partial()
      .safeParse({ ...cultureOf(number), ...answers });
    expect(everything.error?.issues).toBeUndefined();
    for (const entry of work) expect(z.object(workFields).partial().safeParse(entry).success).toBe(true);
    for (const entry of education) expect(z.object(educationFields).safeParse(entry).success).toBe(true);
    expect(work.length * education.length).toBeGreaterThan(0);
  },
);

const shown = z.object({
  answers: z.record(z.string(), z.unknown()),
  entries: z.array(z.unknown()),
  completeness: z.object({ needed: z.int(), steps: z.array(z.string()) }),
});

describe.each(databases)('the demo on $name', (kind) => {
  it('fills profiles through the API, and its people can log in', async () => {
    await using app = await startTestApp(kind);
    const door: DemoDoor = {
      origin: app.origin,
      fetch: (request) => fetch(request),
      async codeTo(email) {
        const { rows } = await sql<{ subject: string }>`select subject from mail where recipient = ${email}
          order by created_at desc limit 1`.execute(app.database.queries);
        return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
      },
    };
    for (const [number, who] of demoCandidates.slice(17, 19).entries()) await addCandidate(door, who, number);
    const logIn = await app.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'grace.adeyemi@demo.example', password: demoPassword }),
    });
    const { token } = z.object({ token: z.string() }).parse(await logIn.json());
    const answer = await app.ask('/api/profile', { headers: { Authorization: `Bearer ${token}` } });
    const profile = shown.parse(await answer.json());
    expect(profile.answers).toMatchObject({
      fullName: 'Grace Adeyemi',
      currentVisa: 'student',
      salary: 38_000,
    });
    expect(profile.entries.length).toBe(4);
    expect(profile.completeness).toMatchObject({ needed: 0, steps: ['photo'] });
  });
});
