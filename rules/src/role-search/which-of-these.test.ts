import { describe, expect, it } from 'vitest';
import { nurses } from '../occupations/index.ts';
import { rolesToAskAbout, searchRoles } from './index.ts';
import { narrowTitles } from './titles/narrow-titles.ts';
import { wideTitles } from './titles/wide-titles.ts';

const offered = (title: string) => rolesToAskAbout(title).map(({ code }) => code);
const narrow = Object.values(narrowTitles).flat();

describe('a hundred wide words and two hundred narrow titles', () => {
  it('are listed, each once', () => {
    expect(new Set(wideTitles.map(([title]) => title.toLowerCase())).size).toBe(100);
    expect(new Set(narrow.map(([title]) => title.toLowerCase())).size).toBe(200);
  });

  it('every wide word but one gets a question', () => {
    expect(wideTitles.filter(([title]) => offered(title).length === 0).map(([title]) => title)).toEqual([
      'producer',
    ]);
  });

  it('the question offers all codes that were expected, for these words not', () => {
    const missing = wideTitles.filter(([title, codes]) => {
      const choices = offered(title);
      return choices.length > 0 && codes.split(' ').some((code) => code !== '' && !choices.includes(code));
    });
    expect(missing.map(([title]) => title)).toEqual([
      'manager',
      'assistant',
      'consultant',
      'officer',
      'operator',
      'technologist',
      'clerk',
      'maintenance engineer',
      'machinist',
    ]);
  });

  it('every narrow title but these gets an answer at once', () => {
    expect(narrow.filter(([title]) => offered(title).length > 0).map(([title]) => title)).toEqual([
      'auditor',
      // 2435 of the qualified, 4214 of others, and 1131 with finance managers.
      'company secretary',
    ]);
  });

  it('the answer is the right code, for these titles not', () => {
    const wrong = narrow.filter(([title, codes]) => {
      const [best] = searchRoles(title, { limit: 1 });
      return !codes.split(' ').some((code) => code === best?.code);
    });
    expect(wrong.map(([title]) => title)).toEqual([
      'aeronautical engineer',
      'acupuncturist',
      'financial controller',
    ]);
  });
});

describe('the question', () => {
  it('about an engineer shows the software engineer among the first six', () => {
    expect(offered('engineer').slice(0, 6)).toContain('2134');
  });

  it('about a nurse begins with the seven codes of registered nurses, side by side', () => {
    const codes = offered('nurse');
    expect(codes.slice(0, 7).toSorted()).toEqual(['2231', '2232', '2233', '2234', '2235', '2236', '2237']);
    expect(codes.slice(7).some((code) => code.startsWith(nurses))).toBe(false);
  });

  it('knows each code by a title with the word and more, if the code has one', () => {
    expect(rolesToAskAbout('engineer').find(({ code }) => code === '2134')?.matched).toBe(
      'Software engineer',
    );
  });

  it('is the same for a misspelt word', () => {
    expect(offered('enginer')).toEqual(offered('engineer'));
  });

  it('is asked about a word that says how one works and not at what', () => {
    expect(offered('apprentice')).not.toEqual([]);
    expect(offered('graduate engineer')).toEqual(offered('engineer'));
  });

  it.each([['2134'], ['8120'], [''], ['zzzzqqq'], ['software engineer']])(
    'is not asked about “%s”',
    (text) => {
      expect(offered(text)).toEqual([]);
    },
  );

  it('has at most ten codes, or fewer on request', () => {
    expect(offered('manager')).toHaveLength(10);
    expect(rolesToAskAbout('manager', { limit: 3 })).toHaveLength(3);
  });
});
