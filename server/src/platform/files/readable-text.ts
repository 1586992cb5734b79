const maxText = 100_000;

/**
 * Control characters except tabs and line ends, bidirectional marks, and code points that are no characters.
 */
const unseen = /(?![\t\n])\p{Cc}|[\ufeff\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;

/** A bullet from a font of symbols, whose signs have no meaning of their own. */
const symbolBullet = /^\p{Co}\s*/gmu;

/** One kind of line end, at most one empty line in a row, nothing a database cannot store; undefined for no text. */
export function readableText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const tidied = text
    .slice(0, maxText)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\f/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(symbolBullet, '• ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidied === '' ? undefined : tidied;
}
