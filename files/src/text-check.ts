import { refused, type Verdict } from './verdict.ts';

/**
 * The text of a plain file: in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252, in which older editors
 * write; undefined when it is none of them.
 */
export function decodedText(bytes: Uint8Array): string | undefined {
  const encoding = markedUtf16(bytes);
  if (encoding !== undefined) return decodedFrom(encoding, bytes);
  const text = decodedFrom('utf-8', bytes);
  if (text !== undefined) return text;
  // Every byte means something there: what has control characters is no text.
  const older = decodedFrom('windows-1252', bytes);
  return older === undefined || control.test(older) ? undefined : older;
}

function decodedFrom(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function markedUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** All but tab, line ends and the form feed that ends a page. */
const control = /(?![\t\n\r\f\u0085])\p{Cc}|[\ufffe\uffff]/u;

/**
 * Files that begin like this are of another type that happens to be plain text. Programs, archives and pictures
 * have control characters near their beginning, so a text may begin with their letters.
 */
const otherKinds = /^(?:%PDF-|%!PS|\{\\rtf|#!|GIF8[79]a|From: .*\bboundary=|MIME-Version:|BEGIN:V)/i;

/** A beginning by which browsers take a file for a page. Further on, such words are about pages. */
const page =
  /^<(?:!|\?|%|\/|(?:html|head|title|body|script|style|svg|math|iframe|frame|frameset|object|embed|applet|link|meta|base|form|img|video|audio|template|xsl|h1|div|font|table|a|b|br|p)(?=[\s/>:]|$))/i;

/** A program rather than prose: the first line of a script. */
const script =
  /^(?:["']use strict["']|(?:var|let|const)\s+\w+\s*=|function\s*\w*\s*\(|\(\s*(?:function\b|\(\)\s*=>)|import\s+.*\bfrom\s+['"]|@echo\s+off|<#|javascript:|(?:eval|alert)\s*\(|document\.|window\.)/i;

/** Text without control characters; undefined for anything else. */
export function plainText(bytes: Uint8Array): string | undefined {
  const text = decodedText(bytes)?.replace(/^\ufeff/, '');
  return text === undefined || control.test(text) ? undefined : text;
}

/** Human-readable text, and nothing else. */
export function checkText(bytes: Buffer): Verdict {
  const text = plainText(bytes);
  if (text === undefined) return refused('wrong-type');
  if (text.trim() === '') return refused('empty');
  // Only the beginning is tested: no pattern has to run through ten megabytes.
  const begins = text.trimStart().slice(0, 2000);
  if ([otherKinds, page, script].some((kind) => kind.test(begins))) return refused('wrong-type');
  return { status: 'sound', kind: 'txt' };
}
