import { refused, type Verdict } from './verdict.ts';

/** The text of a plain file in UTF-8, or in UTF-16 with a byte order mark; undefined when it is neither. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const encoding = markedUtf16(bytes) ?? 'utf-8';
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

/** Files that begin like this are of another type that happens to be plain text. */
const otherKinds =
  /^\s*(?:%PDF-|%!PS|PK|\{\\rtf|#!|MZ|GIF8|BM|Rar!|7z|From: .*\bboundary=|MIME-Version:|BEGIN:V)/i;

/** Markup that a browser or mail program would run or render, anywhere in the text. */
const markup =
  /<(?:!doctype|html|head|body|script|style|svg|math|iframe|frame|object|embed|applet|link|meta|base|form|img|video|audio|template|xsl|\?xml|\?php|%)(?=[\s/>:%=]|$)|<\/(?:html|script|body|svg)\s*>|javascript:\s*[\w(]|data:text\/html/i;

/** A program rather than prose: the first line of a script. */
const script =
  /^\s*(?:["']use strict["']|(?:var|let|const)\s+\w+\s*=|function\s*\w*\s*\(|\(\s*(?:function\b|\(\)\s*=>)|import\s+.*\bfrom\s+['"]|@echo\s+off|<#|(?:eval|alert)\s*\(|document\.|window\.)/i;

/** Human-readable text, and nothing else. */
export function checkText(bytes: Buffer): Verdict {
  const text = decodedText(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined || control.test(text)) return refused('wrong-type');
  if (text.trim() === '') return refused('empty');
  // Only the beginning is tested: no pattern has to run through ten megabytes.
  const begins = text.trimStart().slice(0, 2000);
  if (otherKinds.test(begins) || markup.test(text) || script.test(begins)) return refused('wrong-type');
  return { status: 'sound', kind: 'txt' };
}
