import { buffer } from 'node:stream/consumers';
import { drawCover } from './pdf/cover.ts';
import { drawHeading } from './pdf/heading.ts';
import { drawList, drawSources } from './pdf/list.ts';
import { drawEdges } from './pdf/page-edges.ts';
import { openPaper, type Paper } from './pdf/paper.ts';
import { drawParagraph } from './pdf/paragraph.ts';
import { drawTable } from './pdf/table.ts';
import { drawWorking } from './pdf/working.ts';
import type { DocumentPart, ResultDocument } from './result-document.ts';
import { wholeDocument } from './whole-document.ts';

/** The document as a tagged PDF. The `.server` suffix keeps this file out of the browser's bundle. */
export async function pdfOf(document: ResultDocument): Promise<Uint8Array<ArrayBuffer>> {
  const paper = openPaper(`${document.tool}: ${document.headline.figure}`);
  const written = buffer(paper.doc);
  drawCover(paper, document);
  for (const part of wholeDocument(document)) {
    drawHeading(paper, part.title);
    drawPart(paper, part);
  }
  drawEdges(paper);
  paper.root.end();
  paper.doc.end();
  return new Uint8Array(await written);
}

function drawPart(paper: Paper, part: DocumentPart): void {
  if (part.kind === 'table') drawTable(paper, part);
  else if (part.kind === 'list') drawList(paper, part.lines);
  else if (part.kind === 'paragraph') drawParagraph(paper, part.text);
  else if (part.kind === 'working') drawWorking(paper, part.steps);
  else drawSources(paper, part.sources);
}
