/** A part of a certificate: a home and a place of work both have an address. */
export type Section =
  | 'status'
  | 'person'
  | 'passport'
  | 'home'
  | 'work-dates'
  | 'work-address'
  | 'employment'
  | 'other';

/** What stands beside a label. `other-day` says only in which order the file writes days; `known` is not read. */
export type LabelledField =
  | 'number'
  | 'family-name'
  | 'given-names'
  | 'full-name'
  | 'birth-date'
  | 'passport'
  | 'start'
  | 'end'
  | 'other-day'
  | 'hours'
  | 'address'
  | 'title'
  | 'code'
  | 'salary'
  | 'period'
  | 'known';

interface Label {
  readonly field: LabelledField;
  readonly pattern: RegExp;
  /** Where it stands; before any heading, each may. */
  readonly in?: readonly Section[];
}

/**
 * The names of fields, as the sponsorship management system prints them. No printed certificate was at hand: they are those
 * of the Skilled Worker guidance (SK11.19), of the system's manual 8 and of forms that copy its print. A label that is not
 * here is not read.
 */
const labels: readonly Label[] = [
  {
    field: 'number',
    pattern:
      /^(?:certificate(?: of sponsorship)?(?: \(cos\))?|cos) (?:reference|(?:reference )?(?:number|no\.?))$/,
    in: ['status', 'person'],
  },
  { field: 'family-name', pattern: /^(?:family name|surname|last name)$/, in: ['person', 'status'] },
  {
    field: 'given-names',
    pattern: /^(?:given names?|given name\(s\)|forenames?|first names?)$/,
    in: ['person', 'status'],
  },
  {
    field: 'full-name',
    pattern: /^(?:full name|(?:migrant|worker)(?:'s)?(?: full)? name)$/,
    in: ['person', 'status'],
  },
  { field: 'birth-date', pattern: /^(?:date of birth|birth date)$/, in: ['person', 'status'] },
  {
    field: 'passport',
    pattern: /^passport(?: or travel document)? (?:number|no\.?)$/,
    in: ['passport', 'person'],
  },
  {
    field: 'start',
    pattern: /^(?:(?:work|employment|job) )?start(?:ing)? date(?: of (?:the )?(?:employment|work))?$/,
    in: ['work-dates', 'employment'],
  },
  {
    field: 'end',
    pattern: /^(?:(?:work|employment|job) )?end date(?: of (?:the )?(?:employment|work))?$/,
    in: ['work-dates', 'employment'],
  },
  {
    field: 'hours',
    pattern: /^(?:(?:total )?weekly hours(?: of work)?|(?:total )?hours (?:a|per) week)$/,
    in: ['work-dates', 'employment'],
  },
  { field: 'title', pattern: /^job title$/, in: ['employment', 'work-dates'] },
  {
    field: 'code',
    pattern: /^(?:job type|occupation code|soc(?: 20[12]0)?(?: occupation)? code|soc 20[12]0)$/,
    in: ['employment', 'work-dates'],
  },
  {
    field: 'salary',
    pattern:
      /^(?:(?:annual )?gross (?:annual )?|annual |basic )?salary(?: package)?(?: in pounds(?: sterling)?| \(£\))?$/,
    in: ['employment'],
  },
  {
    field: 'period',
    pattern: /^(?:for each|(?:salary|pay) (?:period|is for)|per)$/,
    in: ['employment'],
  },
  { field: 'address', pattern: /^(?:address(?: line \d)?|address lines?)$/, in: ['work-address'] },
  { field: 'address', pattern: /^(?:city or town|town or city|town|city)$/, in: ['work-address'] },
  { field: 'address', pattern: /^county(?:, area,? district or province)?$/, in: ['work-address'] },
  { field: 'address', pattern: /^post ?code$/, in: ['work-address'] },
  {
    field: 'other-day',
    pattern:
      /^(?:date assigned|assigned on|current certificate status date|expiry date|issue date|use by(?: date)?)$/,
  },
  {
    field: 'known',
    pattern:
      /^(?:tier and category|route|category|sponsor (?:licence number|name|note)|current certificate status|certificate status|sponsorship withdrawn|migrant application status|other names|nationality|(?:place|country) of birth|gender|sex|country of residence|place of issue(?: of passport)?|country|telephone|email(?: address)?|uk id card number|(?:uk )?national insurance number|national id(?:entity)? card number|employee number|summary of job description|job description|new entrant|gross allowances(?: in pounds(?: sterling)?)?|paye reference(?: number| supplied)?|does the .*|tick to .*|is .* required.*)$/,
  },
];

const headings: readonly (readonly [section: Section, pattern: RegExp])[] = [
  ['status', /^certificate of sponsorship (?:status|details)$/],
  ['person', /^(?:personal (?:information|details)|(?:migrant|worker)(?:'s)? (?:personal )?details)$/],
  ['passport', /^passport or travel document(?: details)?$/],
  ['home', /^(?:current )?home address$/],
  ['other', /^identification numbers$/],
  ['work-dates', /^(?:work|employment) dates$/],
  ['work-address', /^(?:main )?(?:work address|place of work)(?: in the (?:united kingdom|uk))?$/],
  ['other', /^other (?:regular )?work addresses\b.*$/],
  ['other', /^(?:migrant|worker)(?:'s)? employment - .+$/],
  ['employment', /^(?:(?:migrant|worker)(?:'s)? employment|employment(?: details)?)$/],
  ['other', /^depend[ae]nts?\b.*$/],
];

/** A label without what stands around it: its colon, and a note in brackets behind it. */
function plainLabel(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .replace(/[\s:*?]+$/, '')
    .replace(/ \((?!s\)|cos\)|£\))[^()]*\)?$/, '')
    .replace(/[\s:*?]+$/, '');
}

export function headingOf(text: string): Section | undefined {
  const plain = plainLabel(text);
  return headings.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** What a label names in this part of the certificate; undefined for a text that is none. */
export function labelOf(text: string, section: Section | undefined): LabelledField | undefined {
  const plain = plainLabel(text);
  const label = labels.find(({ pattern }) => pattern.test(plain));
  if (label === undefined) return undefined;
  const isIn = label.in === undefined || label.in.some((each) => each === section);
  // Of an address that no heading names it is not known whose it is.
  if (isIn || (section === undefined && label.field !== 'address')) return label.field;
  return 'known';
}
