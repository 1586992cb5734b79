/** Written as they are: `ma` and `be` are words. */
const short = String.raw`(?:[BM]\.?\s?(?:Sc|A|Eng|Tech|Com|Ed|Phil|Res|Arch|BA|FA|Pharm|S|E|NSc|N)|MSci|[BM]CA|LL\.?[BM]|Ph\.?\s?D|D\.?Phil|Ed\.?D|MBChB|MBBS|PGCE|PGDip|PGDM|PGCert|HN[CD]|OND|HSC|SSC|SSLC|WASSCE|LPC|GDL|BPTC|ACA|ACCA|BTEC|[NS]VQ|GNVQ|IB)(?![\p{L}])\.?`;
const long = [
  "bachelor(?:[’']?s)?",
  "master(?:[’']?s)?(?= (?:of|in|degree)|$)",
  'doctorate',
  'doctor of',
  '(?:higher |national |postgraduate |graduate |advanced |foundation )*diploma',
  'certificate',
  '(?:gce )?[ao][- ]levels?',
  'gcses?',
  'foundation degree',
  "associate(?:[’']s)? degree",
  'highers',
  'matric(?:ulation)?',
  'abitur',
  'diplom(?:-\\p{L}+)?',
  'staatsexamen',
  'baccalauréat',
  'baccalaureate',
  'laurea(?: magistrale| triennale)?',
  'matura',
  'bacalaureat',
  'city (?:and|&) guilds',
  '(?:esol |entry |eqf |nvq |svq )?level \\d',
  't[- ]levels?',
  'access to he',
  'professional qualification',
  'licence',
  'diplôme',
  'bacharelado',
  'licenciatura',
  'mestrado',
  'doutorado',
  'grado en',
  'máster',
];
/** `BS EN ISO 9606` is a standard. */
const shortAward = new RegExp(`(?<![\\p{L}.])(?!BS\\s+(?:EN|ISO|\\d))${short}`, 'u');
const longAward = new RegExp(`(?<!\\p{L})(?:${long.join('|')})(?!\\p{L})`, 'iu');

export const isAward = (text: string): boolean => shortAward.test(text) || longAward.test(text);

export interface AwardAndField {
  readonly award: string;
  readonly field?: string;
}

const inField = /^(.{2,80}?)\s+(?:in|of the|em|en)\s+(\p{L}.{2,})$/u;
const inBrackets = new RegExp(`^(${short})\\s*\\((?!Hons|Honours)(\\p{Lu}[^()]{3,})\\)$`, 'u');
const honours = String.raw`(?:\s*\((?:Hons|Honours)[^)]*\)|\s+Hons\.?)?`;
const beforeField = new RegExp(`^(${short}${honours}|Diplom-\\p{L}+)(?:\\s*:\\s*|\\s+)(\\p{L}.{2,})$`, 'u');
/** Their names go on: `NVQ Level 2 Health and Social Care` is one. */
const isWhole = /^(?:[NS]VQ|GNVQ|BTEC|HSC|SSC|WASSCE|IB)\b/;

/** `BSc (Hons) Computer Science` and `Master of Science in Physics` name an award and its field. */
export function awardIn(text: string): AwardAndField {
  const [, before, after] = inField.exec(text) ?? [];
  if (before !== undefined && after !== undefined && isAward(before)) return { award: before, field: after };
  const [, award, field] =
    inBrackets.exec(text) ?? (isWhole.test(text) ? [] : (beforeField.exec(text) ?? []));
  return award === undefined || field === undefined ? { award: text } : { award, field };
}
