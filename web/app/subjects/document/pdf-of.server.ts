import { buffer } from 'node:stream/consumers';
import { drawBrief } from './pdf/brief-pages.ts';
import { drawCalendar } from './pdf/calendar.ts';
import { drawCover } from './pdf/cover.ts';
import { drawHeading } from './pdf/heading.ts';
import { drawList, drawSources } from './pdf/list.ts';
import { drawEdges } from './pdf/page-edges.ts';
import { openPaper, type Paper, sheet } from './pdf/paper.ts';
import { drawParagraph } from './pdf/paragraph.ts';
import { drawTable } from './pdf/table.ts';
import { drawWorking } from './pdf/working.ts';
import type { DocumentPart, ResultDocument } from './result-document.ts';
import { wholeDocument } from './whole-document.ts';

/** A page has at least this many lines of its own. */
const minLines = 6;
/** Shorter pages, tried in turn until none is left almost empty. */
const bottoms = Array.from({ length: 12 }, (_, index) => sheet.bottom - index * 14);

/** The document as a tagged PDF. The `.server` suffix keeps this file out of the browser's bundle. */
export async function pdfOf(document: ResultDocument): Promise<Uint8Array<ArrayBuffer>> {
  const paper = document.brief ? drawnWithin(document, sheet.bottom) : fullPages(document);
  const bytes = buffer(paper.doc);
  drawEdges(paper);
  paper.root.end();
  paper.doc.end();
  return new Uint8Array(await bytes);
}

/** The document with no page of a few lines: the ends of the pages move up until the last one has enough. */
function fullPages(document: ResultDocument): Paper {
  for (const bottom of bottoms) {
    const paper = drawnWithin(document, bottom);
    if (hasFullPages(paper)) return paper;
  }
  return drawnWithin(document, sheet.bottom);
}

function hasFullPages({ lines }: Paper): boolean {
  return [...lines.values()].every((page) => page.size >= minLines);
}

function drawnWithin(document: ResultDocument, bottom: number): Paper {
  const paper = openPaper(`${document.tool}: ${document.headline.figure}`, bottom);
  if (document.brief) {
    drawBrief(paper, document, document.brief);
    return paper;
  }
  drawCover(paper, document);
  for (const part of wholeDocument(document)) {
    drawHeading(paper, part.title);
    drawPart(paper, part);
  }
  return paper;
}

function drawPart(paper: Paper, part: DocumentPart): void {
  if (part.kind === 'table') drawTable(paper, part);
  else if (part.kind === 'calendar') drawCalendar(paper, part);
  else if (part.kind === 'list') drawList(paper, part);
  else if (part.kind === 'paragraph') drawParagraph(paper, part.text);
  else if (part.kind === 'working') drawWorking(paper, part.steps);
  else drawSources(paper, part.sources);
}
