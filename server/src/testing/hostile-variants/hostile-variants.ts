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

/** CVs that hold a program, another file or a password, fetch from elsewhere or blow up; none may be accepted. */
export const hostileVariants: readonly Variant[] = [
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
