import { describe, expect, it } from 'vitest';
import { findRole } from './find-role.ts';

const none = async () => [];
const nurse = (occupationCode: string, matchedTitle = 'Nurse') => ({
  occupationCode,
  jobType: `Nurses of ${occupationCode}`,
  matchedTitle,
  skillLevel: 'higher' as const,
  isOneOfSeveral: true,
});

const askedAbout = async (codes: readonly string[]) =>
  await findRole(new URLSearchParams('role=nurse&hours=40'), 'nurse', async () =>
    codes.map((code) => nurse(code)),
  );

const codesOf = (groups: readonly { options: readonly { code: string }[] }[] = []) =>
  groups.flatMap(({ options }) => options.map(({ code }) => code));

describe('a job title that matches several occupations', () => {
  it('gets a question and no code', async () => {
    const { code, role, matched, others, which } = await askedAbout(['2134', '5223']);
    expect({ code, role, matched, others }).toEqual({
      code: undefined,
      role: undefined,
      matched: undefined,
      others: [],
    });
    expect(which?.word).toBe('nurse');
  });

  it('shows six, in the groups of SOC 2020, and the rest on request', async () => {
    const { which } = await askedAbout(['2121', '5223', '2134', '8211', '9252', '4159', '1121', '1131']);
    expect(which?.first.map(({ title }) => title).slice(0, 2)).toEqual([
      'Science, research, engineering and technology professionals',
      'Skilled metal, electrical and electronic trades',
    ]);
    expect(codesOf(which?.first).toSorted()).toEqual(['2121', '2134', '4159', '5223', '8211', '9252']);
    expect(codesOf(which?.more)).toEqual(['1121', '1131']);
  });

  it('keeps the seven codes of registered nurses together, as one of the six', async () => {
    const nurses = ['2233', '2236', '2232', '2235', '2237', '2231', '2234'];
    const { which } = await askedAbout([...nurses, '3240', '6133']);
    expect(which?.first[0]?.title).toBe('Registered nurses and midwives');
    expect(codesOf(which?.first)).toEqual([...nurses, '3240', '6133']);
    expect(which?.more).toEqual([]);
  });

  it('keeps the other answers when one is chosen', async () => {
    const { which } = await askedAbout(['2233']);
    expect(which?.first[0]?.options[0]?.to).toBe('?role=2233&hours=40');
  });
});

describe('a code', () => {
  it('that SOC 2020 does not have is said to be none', async () => {
    const { code, trouble } = await findRole(new URLSearchParams(), '9999', none);
    expect(code).toBeUndefined();
    expect(trouble).toBe('9999 is not a SOC 2020 code. Check the number, or type the job title.');
  });

  it('that it has is used as it is', async () => {
    expect((await findRole(new URLSearchParams(), '2134', none)).code).toBe('2134');
  });
});
