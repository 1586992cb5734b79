/** Letters of other alphabets of Europe that have no accent to take away. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ŋ: 'n', ħ: 'h' },
};

/** Words without case, accents and punctuation. Apostrophes join, hyphens and full stops part. */
export function wordsOf(text: string): readonly string[] {
  return plainOf(text)
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþıŋħ]/g, (letter) => letters[letter] ?? letter);
}

/** As passports and their machine-readable lines write letters that have an accent: ä becomes ae, å aa. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The same words with such letters spelled out. */
export const spelledOutWordsOf = (text: string): readonly string[] =>
  wordsOf(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter),
  );
