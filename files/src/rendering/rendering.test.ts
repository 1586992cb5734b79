import { spawnSync } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { madeDocx, madePdf } from '../testing/made-files.ts';
import { drawnPage, readPdf } from '../testing/read-pdf.ts';
import { type RenderingBounds, usualBounds } from './bounds.ts';
import { openPaper } from './paper.ts';
import { permissions, renderInProcess } from './render-in-process.ts';
import type { RenderedKind } from './rendering-task.ts';
import { textLayer } from './text-layer.ts';

const lines = ['Amara Okafor', 'Skills: TypeScript, PostgreSQL'];

const staying = new AbortController().signal;

async function render(
  kind: RenderedKind,
  bytes: Uint8Array,
  { signal = staying, ...bounds }: Partial<RenderingBounds & { signal: AbortSignal }> = {},
): Promise<Buffer | undefined> {
  const original = { kind, name: `cv.${kind}`, bytes };
  const outcome = await renderInProcess(original, signal, { ...usualBounds, ...bounds });
  return 'bytes' in outcome ? outcome.bytes : undefined;
}

async function rendered(kind: RenderedKind, bytes: Uint8Array) {
  const rendering = await render(kind, bytes);
  if (rendering === undefined) throw new Error('It was not rendered.');
  return await readPdf(rendering);
}

/** A PDF whose pages are of this size, each with one line. */
async function pdfOf(pages: number, size: [number, number]): Promise<Buffer> {
  const paper = openPaper('Pages');
  for (let number = 1; number <= pages; number += 1) {
    paper.doc.addPage({ size, margin: 0 }).fontSize(12).text(`Page ${number} of Łódź, Київ, Ελλάδα`, 0, 0);
  }
  return await paper.finish();
}

describe('a rendering', { timeout: 120_000 }, () => {
  it('of a PDF has its pages and its text, and no script, link or file of it', async () => {
    const hostile = madePdf(lines, {
      catalog:
        '/OpenAction 6 0 R /Names << /JavaScript << /Names [(a) 6 0 R] >> /EmbeddedFiles << /Names [(a) 7 0 R] >> >> /AcroForm << /Fields [9 0 R] >>',
      objects: [
        '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
        '<< /Type /Filespec /F (evil.exe) /EF << /F 8 0 R >> >>',
        '<< /Type /EmbeddedFile /Length 4 >>\nstream\nevil\nendstream',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 500 800] /A << /S /URI /URI (https://evil.example) >> >>',
      ],
    });
    const linked = Buffer.from(
      hostile.toString('latin1').replace('/Contents 4 0 R', '/Contents 4 0 R /Annots [9 0 R]'),
      'latin1',
    );
    expect(await readPdf(linked)).toMatchObject({ pages: [{ annotations: [{ subtype: 'Link' }] }] });
    const { raw, ...found } = await rendered('pdf', linked);
    expect(found).toMatchObject({
      title: 'cv.pdf',
      scripts: null,
      action: null,
      attachments: null,
      outline: null,
      pages: [{ text: lines.join('\n'), size: [595, 842], annotations: [] }],
    });
    expect(raw).not.toMatch(
      /JavaScript|\/JS|OpenAction|\/AA|Embedded|Filespec|\/Annot|\/URI|AcroForm|ObjStm|evil|alert/,
    );
  });

  it('has each piece of text where it is seen, in whatever alphabet', async () => {
    const original = await pdfOf(2, [300, 200]);
    const [before, after] = [await readPdf(original), await rendered('pdf', original)];
    expect(after.text).toBe('Page 1 of Łódź, Київ, Ελλάδα\nPage 2 of Łódź, Київ, Ελλάδα');
    for (const [number, page] of after.pages.entries()) {
      expect(page.size).toEqual([300, 200]);
      const [was, is] = [before.pages[number]?.places[0], page.places[0]];
      expect(is?.width).toBeCloseTo(was?.width ?? 0, 2);
      for (const place of [4, 5]) expect(is?.at[place]).toBeCloseTo(was?.at[place], 2);
    }
  });

  it.each(['山田太郎', 'שלום', 'السيرة الذاتية لعمارة', 'נולדה בשנת 1994 בלונדון', '👩 Dr 𝒜', 'नमस्ते'])(
    'lets %s be copied as it is',
    async (text) => {
      const { doc, finish } = openPaper('Copied');
      const layer = textLayer(doc);
      doc.addPage();
      const isRightToLeft = /[\u0590-\u07ff]/.test(text);
      const piece = { text, isRightToLeft, x: 50, y: 50, direction: [1, 0], size: 12, length: 80 } as const;
      doc.addContent(layer.operatorsFor(piece));
      layer.end();
      const { pages } = await readPdf(await finish());
      expect(pages[0]?.text).toBe(text);
    },
  );

  it('looks like the original, of few colours or of many', async () => {
    const { doc, finish } = openPaper('Colours');
    doc.addPage({ size: [300, 200], margin: 0 });
    doc.rect(20, 20, 100, 60).fill('#c00').fillColor('#000').fontSize(30).text('Amara Okafor', 20, 100);
    const few = await finish();
    const paper = openPaper('Colours');
    paper.doc.addPage({ size: [300, 200], margin: 0 });
    const gradient = paper.doc
      .linearGradient(0, 0, 300, 200)
      .stop(0, '#f0f')
      .stop(0.5, '#0f0')
      .stop(1, '#00f');
    paper.doc
      .rect(0, 0, 300, 200)
      .fill(gradient)
      .fillColor('#000')
      .fontSize(30)
      .text('Amara Okafor', 20, 100);
    for (const original of [few, await paper.finish()]) {
      const [was, is] = [await drawnPage(original), await drawnPage((await render('pdf', original)) ?? few)];
      const apart = was.reduce((sum, grey, place) => sum + Math.abs(grey - (is[place] ?? 0)), 0) / was.length;
      expect(Math.min(...was)).toBeLessThan(40);
      expect(apart).toBeLessThan(4);
    }
  });

  it('of a page turned round is turned round too', async () => {
    const upright = madePdf(lines).toString('latin1');
    const turned = Buffer.from(upright.replace('/MediaBox', '/Rotate 90 /MediaBox'), 'latin1');
    expect((await rendered('pdf', turned)).pages).toMatchObject([
      { text: lines.join('\n'), size: [842, 595] },
    ]);
  });

  it('of a page of five metres has few enough picture elements', async () => {
    const { pages, raw } = await rendered('pdf', await pdfOf(1, [14_400, 14_400]));
    expect(pages).toMatchObject([{ text: 'Page 1 of Łódź, Київ, Ελλάδα', size: [14_400, 14_400] }]);
    const [, width, height] = /\/Width (\d+)\s+\/Height (\d+)/.exec(raw) ?? [];
    expect(Number(width) * Number(height)).toBeLessThanOrEqual(5_000_000);
    expect(Number(width)).toBeGreaterThan(2000);
  });

  it('of 40 pages has the first 30, and says so', async () => {
    const { pages } = await rendered('pdf', await pdfOf(40, [300, 100]));
    expect(pages.length).toBe(31);
    expect(pages[29]?.text).toBe('Page 30 of Łódź, Київ, Ελλάδα');
    expect(pages[30]?.text).toBe('This copy shows the first 30 of 40 pages. The original has all of them.');
  });

  it('of a Word document or a text is its text as a PDF', async () => {
    const [docx, txt] = [madeDocx(lines), Buffer.from(`\ufeff${lines.join('\r\n')}`, 'utf16le')];
    for (const { text, title, raw } of [await rendered('docx', docx), await rendered('txt', txt)]) {
      expect(text.trim().split(/\s*\n\s*/)).toEqual(lines);
      expect(title).toMatch(/^cv\./);
      expect(raw).toMatch(/\/S \/P\b/);
    }
  });

  it('of a text with letters that our font lacks is plain text, as no PDF begins', async () => {
    for (const text of ['履歴書', 'سيرة ذاتية', 'שלום']) {
      const rendering = await render('txt', Buffer.from(`%PDF-1.7 ${text}`));
      expect(rendering?.toString()).toBe(`\ufeff%PDF-1.7 ${text}\n`);
    }
    const pictures = await rendered('txt', Buffer.from('📞 0113 496 0000'));
    expect(pictures.text.trim()).toBe('• 0113 496 0000');
  });

  it('of a text without end stops at a page that says so', async () => {
    for (const endless of ['a\n\n', 'word ', 'x']) {
      const { pages } = await rendered('txt', Buffer.from(endless.repeat(300_000 / endless.length)));
      expect(pages.length).toBeLessThanOrEqual(60);
      expect(pages.at(-1)?.text.trim()).toBe('This copy ends here. The original has more.');
    }
  });
});

describe('there is no rendering', { timeout: 60_000 }, () => {
  /** A PDF that draws what draws what draws …, ten times at each of ten levels. */
  const endless = () => {
    const form = (next: string) =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << /XObject << /X ${next} >> >> /Length 60 >>\nstream\n${'/X Do '.repeat(10)}\nendstream`;
    const levels = Array.from({ length: 10 }, (_, level) => form(`${7 + level} 0 R`));
    const last =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 500 500] /Length 10 >>\nstream\n0 0 9 9 re f\nendstream';
    const pdf = madePdf(lines, { objects: [...levels, last] }).toString('latin1');
    return Buffer.from(
      pdf
        .replace('/Contents 4 0 R', '/Contents 6 0 R')
        .replace('/Resources <<', '/Resources << /XObject << /X 7 0 R >>'),
      'latin1',
    );
  };

  /** A page of 400 megabytes. */
  const swollen = () => {
    const bomb = deflateSync(Buffer.alloc(400_000_000, '0 0 m ')).toString('latin1');
    const stream = `<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream`;
    const pdf = madePdf(lines, { objects: [stream] }).toString('latin1');
    return Buffer.from(pdf.replace('/Contents 4 0 R', '/Contents 6 0 R'), 'latin1');
  };

  const noBound = { withinMs: 3_600_000, maxCpuMs: 3_600_000 };

  // Without the bound it would go on until the test itself is given up.
  it.each([{ withinMs: 1500 }, { maxCpuMs: 1500 }])(
    'of what takes more than %j',
    { timeout: 180_000 },
    async (bound) => {
      expect(await render('pdf', endless(), { ...noBound, ...bound })).toBeUndefined();
    },
  );

  it('of what takes too much memory', { timeout: 180_000 }, async () => {
    expect(await render('pdf', swollen(), { ...noBound, maxMemory: 300_000_000 })).toBeUndefined();
  });

  it('that is too large', async () => {
    expect(await render('pdf', await pdfOf(3, [600, 800]), { maxOutput: 2000 })).toBeUndefined();
  });

  it('of what is no such file', async () => {
    expect(await render('pdf', Buffer.from('%PDF-1.7 and nothing'))).toBeUndefined();
    expect(await render('docx', Buffer.from('PK'))).toBeUndefined();
    expect(await render('txt', Buffer.from(' \n '))).toBeUndefined();
  });

  it('for somebody who has gone: its process ends at once', async () => {
    const start = performance.now();
    const signal = AbortSignal.timeout(1500);
    expect(await render('pdf', endless(), { signal })).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

it.each([
  "require('fs').readFileSync('/etc/passwd')",
  "require('fs').readFileSync('.env.example')",
  "require('fs').writeFileSync('/tmp/portway', '')",
  "require('child_process').execSync('id')",
])('what renders may not do this: %s', (program) => {
  const { status, stderr } = spawnSync(process.execPath, [...permissions, '-e', program], {
    encoding: 'utf8',
  });
  expect([status, /ERR_ACCESS_DENIED/.test(stderr)]).toEqual([1, true]);
});
