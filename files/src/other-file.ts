/** The end record of a ZIP whose comment, if any, reaches exactly to the end of the file. */
export function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= from; ) {
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) >= bytes.length - 2) return true;
    at = at === 0 ? -1 : bytes.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}

const beginnings = [
  'MZ',
  'PK',
  '\x7fELF',
  '%PDF',
  '%!PS',
  'Rar!',
  '7z\xbc',
  '\xd0\xcf\x11\xe0',
  '#!',
  '{\\rtf',
  '<',
];

/** Whether bytes where nothing should be begin as a program, an archive, a document or a page does, also after blanks. */
export function beginsAsOtherFile(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4000).replace(/^[\s\0]+/, '');
  return beginnings.some((beginning) => start.startsWith(beginning));
}
