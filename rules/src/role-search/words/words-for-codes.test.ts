import { describe, expect, it } from 'vitest';
import { wordsForCodes } from '../index.ts';

const speaking = (text: string, code: string) =>
  (wordsForCodes(text, [code]).get(code) ?? []).map(({ words }) => words);

describe('words of an advertisement that speak for an occupation code', () => {
  it.each([
    ['You design and build software, and help other programmers.', '2134', ['software', 'programmers']],
    ['You teach maths at a secondary school.', '2313', ['maths', 'secondary']],
    ['You cook for eighty guests.', '2134', []],
    ['', '2134', []],
  ])('“%s” for %s: %j', (text, code, words) => {
    expect(speaking(text, code)).toEqual(words);
  });

  it.each([
    ['The next step is a call with our team on your first day.', '2134', []],
    ['Good people make our new office work: holidays, pension and training.', '9223', []],
    ['You build with Next.js and Vue.', '2134', ['Vue']],
    // “React Native developer”: the word is inside the title, and a native speaker is no developer.
    ['A native speaker who likes design.', '2134', []],
    ['You know React Native.', '2134', ['React Native']],
  ])('leaves out words that say nothing of the work: “%s” for %s: %j', (text, code, words) => {
    expect(speaking(text, code)).toEqual(words);
  });

  it('keeps such a word beside one that does', () => {
    expect(speaking('A registered nurse on night shifts.', '2237')).toEqual(['registered nurse']);
  });

  it('leaves out a word that many codes share', () => {
    expect(speaking('You are an engineer and a manager, a senior assistant.', '2134')).toEqual([]);
  });

  it('says where they stand, and the same phrase once', () => {
    const text = 'Software here. More software there.';
    const [first, ...others] = wordsForCodes(text, ['2134']).get('2134') ?? [];
    expect(first && text.slice(first.offset, first.offset + first.length)).toBe('Software');
    expect(others).toEqual([]);
  });
});
