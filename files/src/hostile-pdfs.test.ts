import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';
import { hostilePdfs, pdfBombs } from './testing/hostile-pdfs.ts';
import { packedPdf } from './testing/packed-pdf.ts';

it.each(hostilePdfs)('takes no PDF with $what', async ({ bytes, because }) => {
  expect(await fileKind('cv.pdf', bytes)).toEqual({ status: 'refused', because });
});

/** Twenty times what it takes on a machine that does nothing else. */
const soonMs = 20_000;

it.each(Object.entries(pdfBombs))(
  'takes no PDF with %s, and says so soon',
  async (_, makeBytes) => {
    const bytes = makeBytes();
    const start = performance.now();
    expect(await fileKind('cv.pdf', bytes)).toEqual({ status: 'refused', because: 'bomb' });
    expect(performance.now() - start).toBeLessThan(soonMs);
  },
  60_000,
);

it('takes a PDF with packed objects that moves to its first page when opened', async () => {
  const move = '<< /S /GoTo /D [3 0 R /Fit] >>';
  const bytes = packedPdf(move, { entries: (at) => `/Type /ObjStm /N 2 /First ${at} /Filter /FlateDecode` });
  expect(await fileKind('cv.pdf', bytes)).toEqual({ status: 'sound', kind: 'pdf' });
});
