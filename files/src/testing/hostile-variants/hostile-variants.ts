import { docVariants } from './doc-variants.ts';
import { docxContainers } from './docx-containers.ts';
import { docxFields } from './docx-fields.ts';
import { docxLinks } from './docx-links.ts';
import { docxPrograms } from './docx-programs.ts';
import { docxRelations } from './docx-relations.ts';
import { docxSeldom } from './docx-seldom.ts';
import { pdfHeavy } from './pdf-heavy.ts';
import { pdfHidden } from './pdf-hidden.ts';
import { pdfReachingOut } from './pdf-reaching-out.ts';
import { pdfScripts } from './pdf-scripts.ts';
import { pdfSeldom } from './pdf-seldom.ts';
import { txtVariants } from './txt-variants.ts';
import { type Variant, variantsOf } from './variant.ts';

const all: readonly Variant[] = [
  ...variantsOf('pdf', [...pdfScripts, ...pdfHidden, ...pdfReachingOut, ...pdfSeldom, ...pdfHeavy]),
  ...variantsOf('docx', [
    ...docxFields,
    ...docxRelations,
    ...docxLinks,
    ...docxPrograms,
    ...docxSeldom,
    ...docxContainers,
  ]),
  ...variantsOf('doc', docVariants),
  ...variantsOf('txt', txtVariants),
];

/** Those that are accepted all the same, and why. */
const reasons: Readonly<Record<string, string>> = {
  'PDF: program in the private data of a page':
    'No reader runs or saves it, and the copy that recruiters get by default is without it.',
  'PDF: program in place of a font':
    'Readers find that it is no font and take another; and the copy that recruiters get by default is without it.',
  'PDF: tables in a circle':
    'Readers remember which tables they have read, as PDF.js does, which opens every file before it is accepted.',
  'TXT: one line of nine million letters': 'It is a text. Others get the first 100,000 characters of it.',
};

/** CVs that hold a program, another file or a password, fetch from elsewhere or blow up; none may be accepted. */
export const hostileVariants = all.filter(({ name }) => reasons[name] === undefined);
export const toleratedVariants = all.filter(({ name }) => reasons[name] !== undefined);
