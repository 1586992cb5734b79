import type { RateAnswers } from '@portway/contracts/candidate/jobs/rate-fields';
import type { Span } from './lines.ts';

type Employer = NonNullable<RateAnswers['healthCareEmployer']>;

/** Bands mean the Agenda for Change only where the text is about health care; others have bands of their own. */
const ofHealthCare =
  /\bNHS\b|\bagenda for change\b|\bAfC\b|\bnurs(?:e|es|ing)\b|\bmidwi(?:fe|ves|fery)\b|\bhospitals?\b|\bhealth ?care\b|\btherapist\b|\bparamedic\b|\bradiographer\b|\bclinical\b/i;
const band = /\bband\s{0,3}:?\s{0,3}(?<step>[3-9])\s?(?<part>[a-d])?(?![\w£])/gi;
/** Two bands, one that is only compared with, or one that differs with experience. */
const notOne =
  /\bbands\b|\bband\s{0,3}:?\s{0,3}[2-9]\s?[a-d]?\s{0,3}(?:-|–|\/|to|or|and|&)\s{0,3}(?:band\s{0,3})?[2-9]|\bequivalent\b|\bcomparable\b|\bdevelopment(?:al)? band\b|\bannex (?:21|U)\b/i;

/** The band of the Agenda for Change, where the text names one alone. `Band 8` without its letter is none. */
export function bandIn(text: string): Span<string> | undefined {
  if (!ofHealthCare.test(text) || notOne.test(text)) return undefined;
  const bands = [...text.matchAll(band)].map(({ 0: words, index, groups }) => {
    const { step = '', part = '' } = groups ?? {};
    return { value: `band-${step}${part.toLowerCase()}`, start: index, end: index + words.length };
  });
  const [first] = bands;
  const isOne = bands.every(({ value }) => value === first?.value);
  const isWhole = first !== undefined && /^band-(?:[3-7]|8[a-d]|9)$/.test(first.value);
  return isOne && isWhole ? first : undefined;
}

/** The name of one trust or board, as its own advertisement gives it. */
const trust =
  /(?:\p{Lu}[\p{L}’'&-]{1,30} (?:(?:and|of|the|&) )?){1,7}(?:NHS (?:Foundation )?Trust|University Health Board|Health and Social Care Trust)\b(?!s)|\bNHS \p{Lu}\p{L}{2,30}(?: (?:and|&) \p{Lu}\p{L}{2,30}| \p{Lu}\p{L}{2,30}){0,4}(?= (?:is|are)\b)/gu;
const socialCare =
  /\b(?:adult social care provider|domiciliary care (?:provider|company|agency)|home care provider|(?:residential )?care home for (?:adults|older people|the elderly))\b/gi;
/** Words of somebody who hires for the NHS, sells to it, or works beside it. */
const mayBeAnother =
  /\bour client\b|\bclients\b|\bon behalf of\b|\bagency\b|\brecruit(?:er|ers|ment) (?:consultan|partner|compan)|\bsuppl(?:y|ier|iers|ies)\b|\bsubcontract|\boutsourc|\bcontracted (?:to|by)\b|\bpartner(?:s|ship|ing)?\b|\bsubsidiary\b|\bto the NHS\b|\bfor the NHS\b|\bsecond(?:ed|ment)\b|\bcharity\b|\buniversity of\b|\bcouncil\b/i;

/** Which kind of employer of health and care it is, where only one reading is possible. */
export function healthCareEmployerIn(text: string): Span<Employer> | undefined {
  if (mayBeAnother.test(text)) return undefined;
  const [trusts, homes] = [spansOf(text, trust), spansOf(text, socialCare)];
  const names = new Set(trusts.map(({ words }) => words.toLowerCase()));
  if (homes.length > 0) return /\bNHS\b/.test(text) ? undefined : as('adult-social-care', homes[0]);
  return names.size === 1 ? as('nhs', trusts[0]) : undefined;
}

interface Words {
  readonly words: string;
  readonly start: number;
}

const spansOf = (text: string, pattern: RegExp): Words[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, start: index }));

function as(value: Employer, span: Words | undefined): Span<Employer> | undefined {
  return span && { value, start: span.start, end: span.start + span.words.length };
}
