import { text } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { fileKind, withoutProtection } from '../file-kind.ts';
import { pdfText } from './pdf-text.ts';

async function made(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument({ ...options, info: { Title: 'A CV' } });
  const parts = document.setEncoding('latin1');
  document.text('Amara Okafor, staff nurse').text('My page', { link: 'https://example.com/amara' }).end();
  return Buffer.from(await text(parts), 'latin1');
}

/** In the order of PDF's versions: RC4 of 40 and 128 bits, AES of 128 and 256. */
const versions = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const;

it.each(versions)(
  'a PDF %s with a password for changes is taken without its encryption',
  async (pdfVersion) => {
    const bytes = await made({ pdfVersion, ownerPassword: 'secret', permissions: {} });
    expect(await fileKind('cv.pdf', bytes)).toEqual({ status: 'refused', because: 'locked' });
    const unlocked = Buffer.from((await withoutProtection('cv.pdf', bytes)) ?? []);
    expect(await fileKind('cv.pdf', unlocked)).toEqual({ status: 'sound', kind: 'pdf' });
    expect(await pdfText(unlocked)).toContain('Amara Okafor, staff nurse');
    expect(unlocked.includes('https://example.com/amara')).toBe(true);
  },
);

it.each(versions)('a PDF %s with a password for reading stays locked', async (pdfVersion) => {
  const bytes = await made({ pdfVersion, userPassword: 'secret' });
  expect(await withoutProtection('cv.pdf', bytes)).toBeUndefined();
});

it('only a PDF is decrypted', async () => {
  expect(await withoutProtection('cv.docx', Buffer.from('PK'))).toBeUndefined();
});
