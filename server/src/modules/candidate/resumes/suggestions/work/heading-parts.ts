import { isPlaceName, isRegion } from '../places.ts';
import { companyness, isOrganisation, isTerms, isUnit } from './part-kinds.ts';

/** A part of a line of a heading: what separators leave. */
export interface HeadingPart {
  readonly text: string;
  /** What stands between the part before on its line and this one; empty for the first. */
  readonly separator: string;
  /** The number of its line within the heading. */
  readonly line: number;
  /** A place, such as one beside a country. */
  readonly isPlace: boolean;
}

const separators =
  /\s*[|•·\t;]\s*|\s*—\s*|\s+[–-]+\s+|\s+[–]|[–](?=\s)|\s{3,}|,\s+|\s+\/\s+|\s+(?:at|@)\s+(?=\p{Lu})|:\s+/gu;
const howLong = /^\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)\b/i;
const companyEnd = /^(?:inc|ltd|llc|llp|plc|gmbh|limited|corp|co|s\.?a|b\.?v|ag)\.?$/i;
const edges = /^[\s,;:|–—-]+|[\s,;:|–—-]+$/g;

/** The parts of a line of a heading; what is in brackets stays with what is before it. */
export function headingParts(text: string, line: number): readonly HeadingPart[] {
  const pieces: { text: string; separator: string }[] = [];
  let [from, separator] = [0, ''];
  for (const match of text.matchAll(separators)) {
    if (isInBrackets(text, match.index)) continue;
    pieces.push({ text: text.slice(from, match.index), separator });
    [from, separator] = [match.index + match[0].length, match[0]];
  }
  pieces.push({ text: text.slice(from), separator });
  const trimmed = pieces
    .map((piece) => ({ ...piece, text: piece.text.replaceAll(edges, '').replaceAll(/^\)\s*|\s*\($/g, '') }))
    .filter((piece) => /\p{L}/u.test(piece.text) && !howLong.test(piece.text));
  return joined(trimmed, text).map((piece, place, all) => ({
    ...piece,
    line,
    separator: place === 0 ? '' : piece.separator,
    isPlace: isPlaceAmong(all, place),
  }));
}

function isInBrackets(text: string, at: number): boolean {
  const textBefore = text.slice(0, at);
  return textBefore.lastIndexOf('(') > textBefore.lastIndexOf(')') && text.indexOf(')', at) >= 0;
}

interface Piece {
  readonly text: string;
  readonly separator: string;
}

/** `Lecturer, then Senior Lecturer, in History`, `Fern Inc, Ltd` and `Royal Holloway, University of London` are one each. */
function joined(pieces: readonly Piece[], source: string): readonly Piece[] {
  const parts: Piece[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    const joinedText = last === undefined ? '' : `${last.text}${piece.separator}${piece.text}`;
    const isComma = piece.separator.startsWith(',') && source.includes(joinedText);
    const goesOn =
      last !== undefined &&
      isComma &&
      (/^\p{Ll}/u.test(piece.text) ||
        companyEnd.test(piece.text) ||
        (/\bof (?:the )?\p{Lu}/u.test(piece.text) &&
          isOrganisation(piece.text) &&
          companyness(last.text) >= 1.5 &&
          !isTerms(last.text)));
    if (goesOn) parts[parts.length - 1] = { text: joinedText, separator: last.separator };
    else parts.push(piece);
  }
  return parts;
}

/** A place by its name, or by the country or county after it. */
function isPlaceAmong(parts: readonly Piece[], place: number): boolean {
  const text = parts[place]?.text ?? '';
  if (isPlaceName(text)) return true;
  const after = parts[place + 1];
  const isBeside = after?.separator.startsWith(',') === true && isRegion(after.text);
  return isBeside && !isOrganisation(text) && !isUnit(text) && !/\s&\s/.test(text);
}
