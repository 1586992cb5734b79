import { importedRoutes } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { type CellValue, fault, value } from './cell-value.ts';

/** A spreadsheet runs such a value; ours would keep it as text that nobody meant. */
export const isFormula = (text: string) => /^[\p{Cf}\p{Z}]*(?:[=@＝＠]|[+-](?!\s*[\d(.]))/u.test(text);

/** Marks that turn the text around them, and signs that are no text. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const lineEnds = /\s*(?:\r\n?|[\n\t])\s*/g;

const textOf =
  (between: string) =>
  (longest: number) =>
  (text: string): CellValue<string> => {
    const plain = text.replaceAll(lineEnds, between);
    if (plain.length > longest) return fault('too-long', `Use up to ${longest} characters.`);
    return unfit.test(plain)
      ? fault('line-break', 'This has a sign that is no text. Write it again.')
      : value(plain);
  };

/** A text of up to so many characters; line ends become spaces. */
export const line = textOf(' ');

/** The lines of an address, with commas between them. */
export const addressLines = (longest: number) => {
  const inOneLine = textOf(', ')(longest);
  return (text: string) => inOneLine(text.replaceAll(/,\s*(?=[\r\n])/g, ''));
};

type Route = (typeof importedRoutes)[number];

/** The routes by their names in the Rules, on certificates and in older visas; the first that fits. */
const routeWords: readonly (readonly [route: Route, words: RegExp])[] = [
  ['minister-of-religion', /minister of religion/],
  ['international-sportsperson', /sports ?person|sports worker/],
  [
    'global-business-mobility',
    /global business mobility|\bgbm\b|senior or specialist|intra company|\bict\b|graduate trainee|uk expansion worker|secondment worker|service supplier/,
  ],
  ['scale-up', /scale ?up/],
  [
    'temporary-worker',
    /temporary work|\bt5\b|tier 5|seasonal worker|creative worker|charity worker|religious worker|government authorised exchange|\bgae\b|international agreement/,
  ],
  ['skilled-worker', /skilled worker|health (?:and|&) care|tier 2 general|t2 general|^sw$|^tier 2$|^hcw$/],
];

export function route(text: string): CellValue<string> {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9&]+/g, ' ')
    .trim();
  const matchingRoute =
    importedRoutes.find((id) => id.replaceAll('-', ' ') === words) ??
    routeWords.find(([, pattern]) => pattern.test(words))?.[0];
  return matchingRoute === undefined || /\bdependa?e?nt\b/.test(words)
    ? fault('unclear-route', 'Which route is it?', routeChoices)
    : value(matchingRoute);
}

const routeNames: Readonly<Record<Route, string>> = {
  'skilled-worker': 'Skilled Worker',
  'global-business-mobility': 'Global Business Mobility',
  'scale-up': 'Scale-up',
  'temporary-worker': 'Temporary Worker',
  'minister-of-religion': 'Minister of Religion',
  'international-sportsperson': 'International Sportsperson',
  other: 'Another route',
};

const routeChoices = importedRoutes.map((id) => ({ value: id, label: routeNames[id] }));

export function salaryOption(text: string): CellValue<string> {
  const [, letter] = /^(?:option\s*)?([a-k])$/i.exec(text) ?? [];
  return letter === undefined
    ? fault('unclear-option', 'Write one letter, from A to K.')
    : value(letter.toUpperCase());
}

const methods = [
  [/share.?code|online|e-?visa/, 'online-share-code'],
  [/digital|identity service|idsp|idvt|\bdvs\b/, 'digital-verification-service'],
  [/checking.service|\becs\b|positive verification/, 'employer-checking-service'],
  [/manual|document|original|passport|in person|by hand|face to face/, 'manual'],
] as const;

export function checkMethod(text: string): CellValue<string> {
  const matching = methods.filter(([words]) => words.test(text.toLowerCase()));
  const [method] = matching;
  return method === undefined
    ? fault('unclear-check-method', 'How was it checked?', methodChoices)
    : value(method[1]);
}

const methodChoices = [
  { value: 'manual', label: 'By hand, with the original document' },
  { value: 'share code', label: 'Online, with a share code' },
  { value: 'digital', label: 'By a digital verification service' },
  { value: 'checking service', label: 'By the Employer Checking Service' },
];
