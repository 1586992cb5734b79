import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { harmlessDocx } from './harmless-docx.ts';
import { harmlessPdf } from './harmless-pdf.ts';
import { type Row, toBytes, type Variant, variantsOf } from './variant.ts';

const folder = join(import.meta.dirname, 'made-by-producers');
const reason = 'Readers show its text.';
const text = 'Amara Okafor\r\nEngineer – “Example Ltd”, £50,000\r\nŁódź, naïve café\r\n';

const fromProducers: readonly Variant[] = readdirSync(folder)
  .filter((file) => !file.endsWith('.md'))
  .toSorted()
  .map((file) => ({
    name: `made by ${file}`,
    file,
    bytes: readFileSync(join(folder, file)),
    effect: 'Readers show a page.',
  }));

const harmlessTxt: readonly Row[] = [
  ['UTF-8', Buffer.from(text), reason],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), reason],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le'), reason],
  ['UTF-16 of the other order with a mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), reason],
  [
    'Windows-1252',
    toBytes('Amara Okafor\r\nEngineer \x96 \x93Example Ltd\x94, \xa350,000\r\nna\xefve caf\xe9\r\n'),
    reason,
  ],
  ['one paragraph of 20,000 letters', toBytes('Amara built things. '.repeat(1000)), reason],
  [
    'tabs, form feeds and line ends of old Macs',
    toBytes('Amara\tOkafor\r\fWork\r2021\tExample Ltd\r'),
    reason,
  ],
  [
    'words about HTML and scripts',
    toBytes(
      'Amara Okafor\nI write <script>alert(1)</script>, #!/bin/sh and <html> by hand.\n@media, PK, MZ, %PDF-1.7\n',
    ),
    reason,
  ],
  [
    'words about the virus for tests',
    toBytes('Amara Okafor\nWrote a scanner that finds the EICAR-STANDARD-ANTIVIRUS-TEST-FILE.\n'),
    reason,
  ],
  ['Markdown', toBytes('# Amara Okafor\n\n- [Portfolio](https://example.org)\n- `code`\n'), reason],
  ['text beginning with MZ', toBytes('MZ Okafor\nEngineer at Example Ltd since 2021\n'), reason],
];

/** CVs as real programs write them; all must be accepted. */
export const harmlessVariants: readonly Variant[] = [
  ...fromProducers,
  ...variantsOf('pdf', harmlessPdf),
  ...variantsOf('docx', harmlessDocx),
  ...variantsOf('txt', harmlessTxt),
];
