/** What our faces, Latin only, have no letter for. Nothing that we write ourselves is in it. */
const unknown =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u2010\u2012-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2039\u203a€™−]/gu;

/** The text in letters that the faces have: of a letter that somebody typed, the accents go first, then the letter. */
export function printable(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC');
  return plain.replace(unknown, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return bare === '' ? '?' : bare.replace(unknown, '?');
  });
}
