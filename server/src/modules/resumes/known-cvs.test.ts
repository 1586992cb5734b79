import { describe, expect, it } from 'vitest';
import { fileInspector } from '../../platform/files/inspect-file.ts';
import { columnCvs } from '../../testing/cvs/column-cvs.ts';
import { docxCv } from '../../testing/cvs/docx-cv.ts';
import { docxCvs } from '../../testing/cvs/docx-cvs.ts';
import type { KnownCv } from '../../testing/cvs/known-cv.ts';
import { measuredCvs } from '../../testing/cvs/measured-cvs.ts';
import { pdfCv } from '../../testing/cvs/pdf-cv.ts';
import { pdfCvs } from '../../testing/cvs/pdf-cvs.ts';
import { setAsideDocx } from '../../testing/cvs/set-aside-docx.ts';
import { setAsidePdf } from '../../testing/cvs/set-aside-pdf.ts';
import { suggest } from './suggestions/suggest.ts';

const tuned = [...docxCvs, ...columnCvs, ...pdfCvs];
const setAside = [...setAsideDocx, ...setAsidePdf];
const { checkAndRead } = fileInspector();

async function textOf(cv: KnownCv): Promise<string> {
  const bytes = cv.file === 'docx' ? docxCv(cv) : await pdfCv(cv);
  const read = await checkAndRead(`cv.${cv.file}`, bytes);
  return read.status === 'sound' ? (read.text ?? '') : '';
}

async function readings(cvs: readonly KnownCv[]) {
  return await Promise.all(
    cvs.map(async (cv) => {
      const text = await textOf(cv);
      return { cv, suggestions: suggest(text, { answers: {}, entries: [] }) };
    }),
  );
}

describe('a CV', () => {
  it('of thirteen that the reader was written for: what is suggested is measured', async () => {
    expect(tuned).toHaveLength(13);
    const { precision, recall, faults } = measuredCvs(await readings(tuned));
    console.info(`13 CVs: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    console.info(faults.join('\n'));
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.5);
  });

  it('of seven that were set aside: what is suggested is measured', async () => {
    expect(setAside).toHaveLength(7);
    const { precision, recall } = measuredCvs(await readings(setAside));
    console.info(`7 set aside: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    expect(precision).toBeGreaterThanOrEqual(0.69);
    expect(recall).toBeGreaterThanOrEqual(0.34);
  });
});
