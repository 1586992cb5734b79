/** Why a form without scripts was refused, by the code of the refusal: the address carries no words of its own. */
const words: Readonly<Record<string, string>> = {
  'wrong-type': 'Choose a PDF, a JPG or PNG picture, or a DOCX or TXT file whose name ends so.',
  'virus-found': 'A virus scanner found something harmful in a file, so nothing was taken.',
  'no-file': 'Choose a file first.',
  'too-large': 'These files are too large together: at most 25 MB. Send fewer at once, or smaller ones.',
  'too-many-pages': 'A file has too many pages. Send it in parts.',
  'too-many': 'These are too many files for one link. Put several pages into one PDF.',
  'cut-off': 'Not everything arrived. Try again.',
};

export function refusedInWords(code: string | null): string | undefined {
  if (code === null) return undefined;
  return words[code] ?? 'A file could not be taken. Try again, or choose another.';
}
