/** Characters that our Latin-only fonts lack. Nothing that we write ourselves contains one. */
const unknown =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u2010\u2012-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2039\u203a€™−]/gu;

/**
 * The text in characters that the fonts have: a typed character first loses its accents; one still missing
 * becomes a question mark.
 */
export function printable(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC');
  return plain.replace(unknown, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return bare === '' ? '?' : bare.replace(unknown, '?');
  });
}
