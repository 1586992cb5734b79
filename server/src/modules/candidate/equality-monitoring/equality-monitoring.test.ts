import { noIdentityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { identityCiphers } from './equality-monitoring.service.ts';
import { identityAnswersColumn } from './equality-monitoring.tables.ts';

const address = '/api/me/equality-monitoring';
const now = Date.parse('2026-11-21T10:00:00Z');
const validAnswers = {
  ...noIdentityAnswers,
  pronouns: 'own-words' as const,
  pronounsInOwnWords: 'ze/zir',
  ethnicity: ['Self-describe' as const, 'East Asian' as const],
  ethnicityInOwnWords: 'Hakka',
};
const storedAnswers = { ...validAnswers, ethnicity: ['East Asian', 'Self-describe'] };

describe('equality monitoring', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let moment = now;
  beforeAll(async () => {
    app = await startTestApp({ now: () => moment });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function candidate() {
    const caller = await person(app, { role: 'candidate' });
    const save = (answers: object, more: object = {}) =>
      caller.put(address, { consent: 1, answers, ...more });
    return { ...caller, save };
  }
  const rowOf = ({ id }: Pick<TestPerson, 'id'>) =>
    app.superuser.selectFrom('identity').selectAll().where('account', '=', id).executeTakeFirst();
  const pronounsOf = async ({ id }: Pick<TestPerson, 'id'>) =>
    (
      await app.superuser
        .selectFrom('profile')
        .select('pronouns')
        .where('account', '=', id)
        .executeTakeFirst()
    )?.pronouns ?? null;
  const deedsOf = async ({ id }: Pick<TestPerson, 'id'>) => {
    const rows = await app.superuser
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('actor', '=', id)
      .orderBy('number')
      .execute();
    return rows.map(({ action, details }) => [action, details]);
  };

  it('stores nothing before the user consents, and names what is missing', async () => {
    const amara = await candidate();
    expect((await amara.get(address)).body).toEqual({ answers: null, consentedAt: null });
    for (const consent of [undefined, false, 0, 2, true]) {
      const { status, body } = await amara.put(address, { consent, answers: validAnswers });
      expect([status, body.fields]).toEqual([422, { consent: 'Agree first that we keep these answers.' }]);
    }
    expect(await rowOf(amara)).toBeUndefined();
  });

  it('returns the answers to their owner, with the date of consent', async () => {
    const amara = await candidate();
    moment = now;
    await amara.save(noIdentityAnswers, { was: null });
    moment = now + 60_000;
    const savedAnswers = { answers: storedAnswers, consentedAt: '2026-11-21T10:00:00.000Z' };
    expect((await amara.save(validAnswers, { was: noIdentityAnswers })).body).toEqual({
      message: 'Saved.',
      ...savedAnswers,
    });
    expect((await amara.get(address)).body).toEqual(savedAnswers);
    expect(await rowOf(amara)).toMatchObject({ consent_version: 1, consented_at: new Date(now) });
    // The same again changes nothing, and is not logged.
    await amara.save(validAnswers, { was: noIdentityAnswers });
    expect(await deedsOf(amara)).toEqual([
      ['identity-saved', {}],
      ['identity-saved', {}],
    ]);
  });

  it('stores free text only where it is the selected answer', async () => {
    const { save } = await candidate();
    const freeTexts = { pronounsInOwnWords: 'ze', genderInOwnWords: 'agender', ethnicityInOwnWords: 'Hakka' };
    const choices = { pronouns: 'she/her', gender: 'woman', ethnicity: ['White'] };
    const none = { pronounsInOwnWords: null, genderInOwnWords: null, ethnicityInOwnWords: null };
    const body = { ...noIdentityAnswers, ...freeTexts, ...choices };
    expect((await save(body)).body.answers).toEqual({ ...noIdentityAnswers, ...none, ...choices });
  });

  it('lets “Prefer not to say” be the only choice, and each ethnicity occur once', async () => {
    const { save } = await candidate();
    const fields = async (ethnicity: readonly string[]) =>
      (await save({ ...noIdentityAnswers, ethnicity })).body.fields;
    expect(await fields(['Prefer not to say'])).toBeUndefined();
    expect(await fields(['Prefer not to say', 'White'])).toEqual({
      'answers.ethnicity': '“Prefer not to say” cannot go with other choices. Remove them first.',
    });
    expect(await fields(['White', 'White'])).toEqual({ 'answers.ethnicity': 'Choose each only once.' });
  });

  it('does not overwrite what was saved elsewhere meanwhile, nor restore what was deleted', async () => {
    const amara = await candidate();
    const man = { ...noIdentityAnswers, gender: 'man' };
    const woman = { ...noIdentityAnswers, gender: 'woman' };
    await amara.save(man, { was: null });
    const refused = await amara.save(woman, { was: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed']);
    expect(JSON.stringify(refused.body)).not.toContain('man');
    // If the value is there already, it counts as saved, whatever it was before.
    expect((await amara.save(man, { was: woman })).status).toBe(200);
    expect((await amara.save(woman, { was: man })).status).toBe(200);
    await amara.delete(address);
    expect((await amara.save(man, { was: woman })).body.code).toBe('changed');
    expect((await amara.save(man, { was: null })).status).toBe(200);
  });

  it('accepts one of two concurrent saves that change the same answer', async () => {
    const amara = await candidate();
    await amara.save(noIdentityAnswers);
    const genders = ['man', 'woman', 'non-binary', 'prefer-not-to-say'];
    const tries = genders.map((gender) =>
      amara.save({ ...noIdentityAnswers, gender }, { was: noIdentityAnswers }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    const { answers } = (await amara.get(address)).body;
    expect(answers).toMatchObject({ gender: genders[statuses.indexOf(200)] });
  });

  it('a deletion concurrent with a save also removes what that save put on the profile', async () => {
    const amara = await candidate();
    await amara.save(noIdentityAnswers);
    let deletion: Promise<unknown> | undefined;
    await app.superuser.transaction().execute(async (on) => {
      // Like a save that has not committed yet.
      const theirs = { pronouns: 'he/him' };
      await on.updateTable('profile').set(theirs).where('account', '=', amara.id).execute();
      await on.updateTable('identity').set({ sealed: 's' }).where('account', '=', amara.id).execute();
      deletion = amara.delete(address);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await deletion;
    expect([await rowOf(amara), await pronounsOf(amara)]).toEqual([undefined, null]);
  });

  it('shows pronouns on the profile only while they are to be shown', async () => {
    const amara = await candidate();
    const pronounsAfter = async (answers: object) => {
      await amara.save({ ...noIdentityAnswers, ...answers });
      return await pronounsOf(amara);
    };
    expect(await pronounsAfter({ pronouns: 'they/them' })).toBeNull();
    expect(await pronounsAfter({ pronouns: 'they/them', displayPronouns: true })).toBe('they/them');
    expect(await pronounsAfter({ pronouns: 'prefer-not-to-say', displayPronouns: true })).toBeNull();
    expect(await pronounsAfter({ pronouns: 'own-words', displayPronouns: true })).toBeNull();
    expect(
      await pronounsAfter({ pronouns: 'own-words', pronounsInOwnWords: 'ze/zir', displayPronouns: true }),
    ).toBe('ze/zir');
    expect(await pronounsAfter({ pronouns: 'own-words', pronounsInOwnWords: 'ze/zir' })).toBeNull();
    expect(await pronounsAfter({ pronouns: null, displayPronouns: true })).toBeNull();
  });

  it('deletes answers, consent and shown pronouns at once, and nothing else of the profile', async () => {
    const amara = await candidate();
    await amara.save({ ...validAnswers, displayPronouns: true });
    const bio = JSON.stringify({ bio: 'I build.' });
    await app.superuser
      .updateTable('profile')
      .set({ answers: bio })
      .where('account', '=', amara.id)
      .execute();
    for (const _ of ['once', 'and again']) {
      const { status, body } = await amara.delete(address);
      expect([status, body.message]).toEqual([200, 'We have deleted your answers and your consent.']);
    }
    expect(await rowOf(amara)).toBeUndefined();
    expect(
      await app.superuser
        .selectFrom('profile')
        .select(['answers', 'pronouns'])
        .where('account', '=', amara.id)
        .execute(),
    ).toEqual([{ answers: { bio: 'I build.' }, pronouns: null }]);
    expect((await amara.get(address)).body).toEqual({ answers: null, consentedAt: null });
    expect(await deedsOf(amara)).toEqual([
      ['identity-saved', {}],
      ['identity-deleted', {}],
    ]);
  });

  it('cannot be decrypted under another account or with another key, and can still be deleted', async () => {
    const [amara, bea] = [await candidate(), await candidate()];
    await amara.save(validAnswers);
    await bea.save(noIdentityAnswers);
    const [hers, theirs] = [await rowOf(amara), await rowOf(bea)];
    const move = (to: string, sealed = '') =>
      app.superuser.updateTable('identity').set({ sealed }).where('account', '=', to).execute();
    await move(amara.id, theirs?.sealed);
    await move(bea.id, hers?.sealed);
    for (const caller of [amara, bea]) {
      expect((await caller.get(address)).body).toEqual({
        code: 'unreadable',
        message:
          'We cannot open your answers, because they were sealed with another key. Delete them, and answer again if you like.',
      });
      expect((await caller.save(validAnswers)).body.code).toBe('unreadable');
      expect(await exported(caller)).toMatchObject([
        { answers: 'They cannot be opened, because they were sealed with another key.' },
      ]);
      expect((await caller.delete(address)).status).toBe(200);
      expect((await caller.save(validAnswers)).status).toBe(200);
    }
    const readNone = () => noIdentityAnswers;
    const { sealed = '' } = (await rowOf(amara)) ?? {};
    const ciphers = identityCiphers(
      fieldCipher(['a secret for tests of 32 characters'], identityAnswersColumn),
      readNone,
    );
    const elsewhere = identityCiphers(
      fieldCipher(['another secret of 32 characters!!'], identityAnswersColumn),
      readNone,
    );
    expect(ciphers.decrypted(amara.id, sealed)).toEqual(noIdentityAnswers);
    expect(ciphers.decrypted(bea.id, sealed)).toBeUndefined();
    expect(elsewhere.decrypted(amara.id, sealed)).toBeUndefined();
    expect(ciphers.decrypted(amara.id, withAnotherSign(sealed))).toBeUndefined();
  });

  it('is encrypted afresh each time to the same length, which thus reveals nothing', async () => {
    const amara = await candidate();
    const sealed = async (answers: object) => {
      await amara.save(answers);
      return (await rowOf(amara))?.sealed ?? '';
    };
    const long = { pronounsInOwnWords: '"'.repeat(60), ethnicityInOwnWords: '語'.repeat(120) };
    const all = [
      await sealed(noIdentityAnswers),
      await sealed({ ...validAnswers, ...long }),
      await sealed(noIdentityAnswers),
    ];
    expect(new Set(all).size).toBe(3);
    expect(new Set(all.map(({ length }) => length)).size).toBe(1);
  });

  it('is in its owner’s own export, decrypted, and goes with the account', async () => {
    const amara = await candidate();
    await amara.save(validAnswers);
    expect(await exported(amara)).toEqual([
      {
        ...storedAnswers,
        consent_version: 1,
        consented_at: expect.any(String),
        changed_at: expect.any(String),
      },
    ]);
    await amara.post('/api/me/deletion');
    await app.superuser
      .updateTable('account')
      .set({ deletion_due: new Date(0) })
      .where('id', '=', amara.id)
      .execute();
    await app.services.personalData.eraseDue();
    expect(await rowOf(amara)).toBeUndefined();
  });

  async function exported({ headers }: Pick<TestPerson, 'headers'>): Promise<unknown> {
    const response = await app.ask('/api/me/export', { method: 'POST', headers });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return JSON.parse(strFromU8(files['identity.json'] ?? new Uint8Array()));
  }
});

/** The sign in the middle is another: of the last one, not every bit counts. */
function withAnotherSign(sealed: string): string {
  const middle = Math.floor(sealed.length / 2);
  return `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`;
}
