import { isPlaceName } from '../places.ts';
import { titleWord } from './title-words.ts';

/** Words that say what an organisation is, at the end of its name or within it. */
const organisationWords = [
  'ltd|limited|llp|llc|plc|inc|gmbh|ag|corp(?:oration)?|s\\.?a|srl|s\\.?r\\.?l|b\\.?v|sp\\. z o\\.o|pty|pvt|co|company|cic|cio',
  'group|holdings|partners|partnership|associates|brothers|bros|sons?|& co',
  'trust|nhs|council|ministry|authority|government|embassy|commission|charity|foundation|society|association|union|federation|church',
  'university|universit(?:é|à|ä|at|y)|universidade?|universidad|college|coleg|school|academy|institute?|nursery|kindergarten|hochschule|schule|école|escola|escuela|lycée|liceo',
  'hospitals?|hospice|surgery|practice|pharmacy|dental|healthcare|infirmary|care home|nursing home|krankenhaus|klinik|clínica|hôpital|ospedale',
  'bank|insurance|building society|solicitors|chambers|consult(?:ing|ancy)|recruitment|agency|services|solutions|systems|technolog(?:y|ies)|software|labs?|laborator(?:y|ies)|studios?|media|digital|networks?|telecoms?|analytics',
  'hotel|restaurant|bistro|café|cafe|bakery|brewery|inn|arms|spa|resort|farms?|estates?|garage|motors|haulage|logistics|transport|airways|airlines|railways?|construction|contractors|builders|contracting|engineering|manufacturing|industries|works|foods?|stores?|supermarkets?|retail|supplies|distribution|textiles|homes|housing|properties|energy|power|water|museum|gallery|theatre company|orchestra|police|army|navy|air force',
];
const organisation = new RegExp(`(?<!\\p{L})(?:${organisationWords.join('|')})(?!\\p{L})`, 'iu');

/** A part of an organisation: a ward, a team. */
const unit =
  /(?<!\p{L})(?:unit|ward|wards|team|department|dept\.?|division|directorate|floor|desk|theatres?|clinic|section|squad|icu|itu|nicu|hdu|a&e|intensive care|emergency)(?!\p{L})/iu;

/** Kinds of contract, hours, and where work is done when it is not done at a place. */
const terms =
  /^\(?(?:(?:full|part)[- ]?time|permanent|contract(?:or)?|temp(?:orary)?|fixed[- ]term|freelance|casual|seasonal|zero[- ]hours|self-employed|secondment|maternity cover|voluntary|unpaid|(?:fully |home )?remote(?:ly)?|hybrid|on-?site|home[- ]based|work(?:ing)? from home|\d[\d.]*\s*(?:hours|hrs)\b.*)\)?$/iu;

const smallWord =
  /^(?:of|and|the|for|in|on|at|to|by|upon|under|de|da|do|das|dos|du|del|della|di|des|la|le|les|el|los|las|von|van|der|den|und|für|y|e|et|i|a|an|&|\+|via|through)$/iu;

const words = (text: string) =>
  text
    .replaceAll(/[()]/g, ' ')
    .split(/[\s/]+/)
    .filter((word) => /[\p{L}\p{N}&]/u.test(word));

/** The share of the words that a name would write with a capital which are. */
function capitals(text: string): number {
  const significant = words(text).filter((word) => !smallWord.test(word));
  if (significant.length === 0) return 0;
  return significant.filter((word) => /^[^\p{L}]*(?:\p{Lu}|\d)/u.test(word)).length / significant.length;
}

const longestName = 90;
const maxNameWords = 12;

/** Whether a text could be a name: written with capitals, and no sentence. */
export function isName(text: string): boolean {
  const isShort = text.length <= longestName && words(text).length <= maxNameWords;
  return isShort && /^["'“‘(]?[\p{Lu}\p{N}]/u.test(text) && /\p{L}{2}/u.test(text) && capitals(text) >= 0.6;
}

const withoutBrackets = (text: string) => text.replaceAll(/\s*\([^()]*\)/g, '').trim();
/** `Head of Geography` is a head, `Lecturer in Chemistry` a lecturer. */
const head = /^(.+?)\s+(?:of|in|for|to|with|–|de|en|em|für)\s/u;

/** How surely a text is the title of a job, from 0 to 3. */
export function titleness(text: string): number {
  const bare = withoutBrackets(text);
  if (bare === '' || words(bare).length > 10 || terms.test(text)) return 0;
  const first = head.exec(bare)?.[1] ?? bare;
  const isHead = endsWithTitle.test(first) || endsWithTitle.test(bare.split(/\s*[,&/]\s*| and /)[0] ?? '');
  if (isHead) return isOrganisation(bare) && !endsWithTitle.test(bare) ? 1.5 : 3;
  if (titleWord.test(bare)) return isOrganisation(bare) ? 0.5 : 1.5;
  return isName(text) && !isOrganisation(text) && !isPlaceName(text) && !isUnit(text) ? 0.3 : 0;
}
const endsWithTitle = new RegExp(`${titleWord.source}(?:\\s+(?:[IVX]{1,3}|\\d))?$`, 'iu');

export const isOrganisation = (text: string): boolean => organisation.test(withoutBrackets(text));
export const isUnit = (text: string): boolean => unit.test(text) && !isOrganisation(text);
export const isTerms = (text: string): boolean => terms.test(text.trim());

/** How surely a text is the name of an employer, from 0 to 3; never for a place, a ward or a team. */
export function companyness(text: string): number {
  if (!isName(text) || isTerms(text) || isPlaceName(text) || isUnit(text)) return 0;
  const isTitle = titleness(text) >= 1.5;
  if (isOrganisation(text)) return isTitle ? 2 : 3;
  if (isTitle) return 0.2;
  return /\s&\s|\((?:via|through)\b/u.test(text) ? 2.5 : 1.5;
}
