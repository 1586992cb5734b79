import { openPaper } from './paper.ts';
import { readingFont } from './reading-font.ts';
import { printableOf } from './render-text.ts';

/** A document of ours in words: its title, and sections of lines. */
export interface WrittenDocument {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

export interface DrawnDocument {
  readonly bytes: Uint8Array;
  readonly type: 'application/pdf' | 'text/plain; charset=utf-8';
  readonly ending: 'pdf' | 'txt';
}

/** The document as a tagged PDF; as plain text where our font lacks one of its letters. */
export async function renderDocument({ title, sections }: WrittenDocument): Promise<DrawnDocument> {
  const whole = [title, ...sections.flatMap(({ heading, lines }) => ['', heading, ...lines])].join('\n');
  if (printableOf(whole) === undefined)
    return { bytes: Buffer.from(`${whole}\n`), type: 'text/plain; charset=utf-8', ending: 'txt' };
  const { doc, root, finish } = openPaper(title);
  const write = (text: string, structType: 'H1' | 'H2' | 'P', size: number) =>
    doc
      .font(readingFont, size)
      .fillColor('#12241c')
      .text(printableOf(text) ?? text, { structParent: root, structType, lineGap: 2 });
  doc.addPage();
  write(title, 'H1', 22);
  for (const { heading, lines } of sections) {
    doc.moveDown(1);
    write(heading, 'H2', 13);
    doc.moveDown(0.3);
    for (const line of lines) write(line, 'P', 10.5);
  }
  return { bytes: await finish(), type: 'application/pdf', ending: 'pdf' };
}
