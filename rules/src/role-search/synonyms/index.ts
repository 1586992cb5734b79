import { businessSynonyms } from './business.ts';
import { educationAndPublicSynonyms } from './education-and-public.ts';
import { healthAndCareSynonyms } from './health-and-care.ts';
import { hospitalityRetailCreativeSynonyms } from './hospitality-retail-creative.ts';
import { technologySynonyms } from './technology.ts';
import { tradesAndTransportSynonyms } from './trades-and-transport.ts';

export type { Synonym } from './synonym.ts';

/** Our own table of titles, in addition to the coding index. */
export const synonyms = [
  ...technologySynonyms,
  ...healthAndCareSynonyms,
  ...educationAndPublicSynonyms,
  ...businessSynonyms,
  ...tradesAndTransportSynonyms,
  ...hospitalityRetailCreativeSynonyms,
];
