import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { fileInspector } from '@portway/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnCvs } from '../../../testing/cvs/column-cvs.ts';
import { docxCv } from '../../../testing/cvs/docx-cv.ts';
import { docxCvs } from '../../../testing/cvs/docx-cvs.ts';
import type { KnownCv } from '../../../testing/cvs/known-cv.ts';
import { measuredCvs } from '../../../testing/cvs/measured-cvs.ts';
import { pdfCv } from '../../../testing/cvs/pdf-cv.ts';
import { pdfCvs } from '../../../testing/cvs/pdf-cvs.ts';
import { setAsideDocx } from '../../../testing/cvs/set-aside-docx.ts';
import { setAsidePdf } from '../../../testing/cvs/set-aside-pdf.ts';
import { suggest } from './suggestions/suggest.ts';

const tuned = [...docxCvs, ...columnCvs, ...pdfCvs];
const setAside = [...setAsideDocx, ...setAsidePdf];
/** Twenty at once, however busy the machine is. */
const limits = { withinMs: 100_000, readWithinMs: 100_000, maxWaiting: 20 };
const { checkAndRead } = fileInspector({ limits });

async function textOf(cv: KnownCv): Promise<string> {
  const bytes = cv.file === 'docx' ? docxCv(cv) : await pdfCv(cv);
  const outcome = await checkAndRead(`cv.${cv.file}`, bytes);
  return outcome.status === 'sound' ? (outcome.text ?? '') : '';
}

const nothingKnown = { answers: {}, entries: [] };
const readings = await Promise.all(
  [...tuned, ...setAside].map(async (cv) => ({ cv, text: await textOf(cv) })),
);
const suggestionsFor = (cvs: readonly KnownCv[]) =>
  readings
    .filter(({ cv }) => cvs.includes(cv))
    .map(({ cv, text }) => ({ cv, suggestions: suggest(text, nothingKnown).suggestions }));

describe('a CV', () => {
  it('of thirteen that the reader was written for: what is suggested is right, and next to nothing is missed', () => {
    expect(tuned).toHaveLength(13);
    const { precision, recall, faults } = measuredCvs(suggestionsFor(tuned));
    console.info(`13 CVs: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    // A town without its country could be anything.
    expect(faults).toEqual(['designer, two columns made of a table, missing: location Leeds']);
  });

  it('of seven that were set aside: what is suggested is right, and nine in ten answers are found', () => {
    expect(setAside).toHaveLength(7);
    const { precision, recall } = measuredCvs(suggestionsFor(setAside));
    console.info(`7 set aside: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it.each(readings)(
    'is quoted word for word, and its years are where we found them: $cv.name',
    ({ text }) => {
      expectNothingInvented(text);
    },
  );
});

it('nothing is invented, however the lines of CVs are mixed', () => {
  const lines = readings.flatMap(({ text }) => text.split('\n'));
  const mixed = fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...lines) }, { weight: 1, arbitrary: fc.string() }),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(mixed, (chosen) => expectNothingInvented(chosen.join('\n'))),
    { numRuns: 300, seed: 22 },
  );
});

const months = new Set(['start', 'end', 'graduation']);
/** The one value that is counted, and not read. */
const isCounted = ({ field }: Suggestion) => field === 'yearsOfExperience';
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function expectNothingInvented(text: string): void {
  const whole = plain(text);
  for (const suggestion of suggest(text, nothingKnown, '11/2026').suggestions) {
    if (isCounted(suggestion)) continue;
    const context = plain(suggestion.found);
    for (const line of suggestion.found.split('\n')) expect(whole).toContain(plain(line));
    for (const [field, value] of textsIn(suggestion)) {
      if (months.has(field)) expect(context).toContain(value.slice(5));
      else for (const line of value.split('\n')) expect(whole).toContain(plain(line));
    }
  }
}

function textsIn({ field, value }: Suggestion): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[field, value]];
  const texts: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...Object.entries(value), ...texts.map((text) => [field, text] as const)].flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
}
