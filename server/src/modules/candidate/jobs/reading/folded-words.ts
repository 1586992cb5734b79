/** The words of a text for comparison: without case, accents, apostrophes and other signs; “Saint” is “St”. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'saint' ? 'st' : word));
}
