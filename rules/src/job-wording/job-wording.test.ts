import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { innocentSentences, moreInnocent, reportedInnocent } from '../testing/innocent-sentences.ts';
import { innocentPhrases, type JudgedPhrase, markedPhrases } from '../testing/job-post-phrases.ts';
import { laterInnocent, laterMarked, leftAlone } from '../testing/later-phrases.ts';
import { moreUnlawful, reportedUnlawful, unlawfulSentences } from '../testing/unlawful-sentences.ts';
import { type WordingRequirement, wordingRequirements } from '../wording-requirements/index.ts';
import { checkJobWording } from './index.ts';

const on = calendarDate('2026-11-23');
const check = (text: string, { sponsorable = true }: { readonly sponsorable?: boolean } = {}) =>
  checkJobWording(text, { on, sponsorable, requires: [] });
const phrases = [...markedPhrases, ...innocentPhrases];

describe('the wording of a job post', () => {
  it('is tried on 80 sentences, half of them innocent', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(80);
    expect(innocentPhrases.length * 2).toBeGreaterThanOrEqual(phrases.length);
  });

  it.each(markedPhrases.map((phrase) => [phrase.text, phrase] as const))('is marked: %s', (text, phrase) => {
    const marks = check(text, phrase);
    expect(marks.map(({ words, law }) => [words, law.parameter])).toEqual([
      [phrase.marked, expect.stringContaining(`job-wording.${phrase.about}`)],
    ]);
  });

  it.each(innocentPhrases.map((phrase) => [phrase.text, phrase] as const))(
    'is left alone: %s',
    (text, phrase: JudgedPhrase) => {
      expect(check(text, phrase)).toEqual([]);
    },
  );

  it.each(laterMarked)('is marked as well: %s', (text) => {
    expect(check(text)).not.toEqual([]);
  });

  it.each([...laterInnocent, ...leftAlone])('is left alone as well: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([...reportedUnlawful, ...unlawfulSentences, ...moreUnlawful])(
    'is marked in whichever words and order it is asked for: %s',
    (text) => {
      expect(check(text)).not.toEqual([]);
    },
  );

  it.each([...reportedInnocent, ...innocentSentences, ...moreInnocent])(
    'is left alone under a denial, as a name, and of others than those who apply: %s',
    (text) => {
      expect(check(text)).toEqual([]);
    },
  );

  it.each([
    ['Would suit someone in the first five years of their career.', 'Rainbow v Milton Keynes'],
    ['UK work experience is essential.', 'Home Office code'],
    ['Must not be pregnant.', 'EHRC'],
    ['Applicants who need visa sponsorship will not be considered.', 'Purohit'],
  ])('names the case or guidance that it rests on: %s', (text, source) => {
    const [mark] = check(text);
    expect(mark?.law.sources.map(({ title }) => title).join(' · ')).toContain(source);
  });

  const about = (text: string, ...requires: WordingRequirement[]) =>
    checkJobWording(text, { on, sponsorable: true, requires }).map(({ law }) => law.parameter);

  it('is marked where it stands, with the reason, the source and a better sentence', () => {
    const text = 'Salesman in York.\nYou are a native German speaker.';
    const marks = check(text);
    expect(marks).toMatchObject([
      { offset: 0, words: 'Salesman', weight: 'law', better: 'Write “salesperson”.' },
      { offset: 28, words: 'native German speaker', better: 'You speak and write fluent English.' },
    ]);
    for (const { offset, length, words, law } of marks) {
      expect(text.slice(offset, offset + length)).toBe(words);
      expect(law.sources[0]?.url).toMatch(/^https?:/);
    }
  });

  it('is advice and not law where nothing official says more', () => {
    const [mark] = check('Join a young team');
    expect(mark).toMatchObject({
      weight: 'advice',
      law: { note: expect.stringContaining('This is advice and not law.') },
    });
  });

  it.each<[string, WordingRequirement]>([
    ['Applicants must be UK citizens.', 'british-nationality'],
    ['Applicants must be UK citizens.', 'security-clearance'],
    ['You must already have the right to work in the UK.', 'security-clearance'],
    ['Female candidates only', 'sex'],
    ['Bar staff over the age of 18', 'age'],
    ['You must be a practising Catholic.', 'religion'],
    ['A full UK driving licence is essential.', 'driving'],
  ])('is not marked where something requires it: %s (%s)', (text, requirement) => {
    expect(about(text)).toHaveLength(1);
    expect(about(text, requirement)).toEqual([]);
    const others = wordingRequirements.map(({ id }) => id).filter((id) => id !== requirement);
    const lifts = others.filter((other) => about(text, other).length === 0);
    const protectedIds = ['british-nationality', 'security-clearance', 'race'];
    expect(lifts.every((id) => protectedIds.includes(id) && protectedIds.includes(requirement))).toBe(true);
  });

  it('allows the right to work to be asked for in a post that could not be sponsored, never a permanent one', () => {
    expect(check('You must have the right to work in the UK.', { sponsorable: false })).toEqual([]);
    expect(check('You must have the right to work in the UK.')).toHaveLength(1);
    expect(check('Settled status required', { sponsorable: false })).toHaveLength(1);
  });

  it('rests on the Equality Act, in force on 1 October 2010', () => {
    const marksOn = (day: string) =>
      checkJobWording('Salesman', { on: calendarDate(day), sponsorable: true, requires: [] });
    expect([marksOn('2010-09-30'), marksOn('2010-10-01')]).toMatchObject([[], [{ words: 'Salesman' }]]);
  });
});
