import type { TextSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import type { About } from './headings.ts';
import type { Section } from './sections.ts';
import { namesTitle } from './work/title-words.ts';

const label =
  /^(?:(?:location|city|town|residence|present location|wohnort|cidade|ville|ciudad)\s*[:–-]\s*|(?:based in|lives? in)\s*:?\s+)(\S.*)$/i;
const part = String.raw`\p{Lu}[\p{L}.'’ -]{1,40}`;
const place = new RegExp(`^${part}(?:, ${part}){0,2}, (${part})$`, 'u');
const languages = ['en', 'de', 'fr', 'pt', 'es', 'it', 'pl'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries as their own people call them in a CV, and the nations of the United Kingdom. */
const countries: ReadonlySet<string> = new Set([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
    return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
  ...['uk', 'u.k.', 'england', 'scotland', 'wales', 'northern ireland', 'cymru', 'usa', 'uae'],
]);

/** Cities of the United Kingdom by their charters, and counties whose names do not say so. */
const british =
  'Aberdeen;Armagh;Bangor;Bath;Belfast;Birmingham;Bradford;Brighton;Brighton and Hove;Bristol;Cambridge;Canterbury;Cardiff;Carlisle;Chelmsford;' +
  'Chester;Chichester;Colchester;Coventry;Derby;Derry;Doncaster;Dundee;Dunfermline;Durham;Ely;Edinburgh;Exeter;Glasgow;Gloucester;Hereford;Hull;' +
  'Inverness;Kingston upon Hull;Lancaster;Leeds;Leicester;Lichfield;Lincoln;Lisburn;Liverpool;London;Londonderry;Manchester;Milton Keynes;Newcastle;' +
  'Newcastle upon Tyne;Newport;Newry;Norwich;Nottingham;Oxford;Perth;Peterborough;Plymouth;Portsmouth;Preston;Ripon;Salford;Salisbury;Sheffield;' +
  'Southampton;Southend-on-Sea;St Albans;St Asaph;St Davids;Stirling;Stoke-on-Trent;Sunderland;Swansea;Truro;Wakefield;Wells;Westminster;Winchester;' +
  'Wolverhampton;Worcester;Wrexham;York;Cornwall;Cumbria;Devon;Dorset;East Sussex;Essex;Fife;Greater London;Greater Manchester;Highland;' +
  'Isle of Wight;Kent;Merseyside;Middlesex;Norfolk;Northumberland;Rutland;Somerset;Suffolk;Surrey;Tyne and Wear;West Midlands;West Sussex';

/** The cities after which the time zones of the world are named, and those above. */
const cities: ReadonlySet<string> = new Set([
  ...british.toLowerCase().split(';'),
  ...Intl.supportedValuesOf('timeZone').map((zone) =>
    (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
  ),
]);
const county = /^(?:(?:north|south|east|west|mid|greater|county|co\.?)\s+)?\p{L}+shire$|^county \p{Lu}/iu;
const district =
  /^(?:greater |central |north |south |east |west |inner |outer )?(.+?)(?: area| city| region)?$/iu;
const postcode = /\s*\b[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/;
/** `Faro, Portugal` and `Brașov (Romania)`. */
const withCountry = new RegExp(`^${part}(?:,| \\()\\s*(${part})\\)?$`, 'u');

/** Whether a text alone names a place and nothing else: a city, a county, a country, or a place in one. */
export function isPlaceName(text: string): boolean {
  const bare = text
    .trim()
    .replace(/\s*\((?:hybrid|remote|on-?site|uk|home[- ]based)\)$/i, '')
    .replace(postcode, '');
  const name = bare.toLowerCase();
  if (isRegion(name) || cities.has(name) || cities.has(district.exec(name)?.[1] ?? '')) return true;
  const outer = withCountry.exec(bare)?.[1]?.toLowerCase();
  return outer !== undefined && isRegion(outer);
}

/** A country, a nation or a county: what stands after a place. */
export const isRegion = (name: string): boolean => countries.has(name.toLowerCase()) || county.test(name);

/** A line that names a place and its country, and nothing else. */
export const isPlace = (line: string): boolean =>
  countries.has(place.exec(line.trim())?.[1]?.toLowerCase() ?? '');

/** Where the person lives: what is labelled as such, or a place with its country among the contact details. */
export function locationIn(sections: readonly Section[]): TextSuggestion | undefined {
  for (const piece of piecesOf(
    sections.filter(({ about }) => about === 'head' || about === 'contact' || isAside(about)),
  )) {
    const value = label.exec(piece)?.[1]?.trim();
    if (value !== undefined && value.length <= 120 && /^\p{L}/u.test(value) && !/[@:\d]/.test(value))
      return { field: 'location', value, found: piece };
  }
  const near = sections.flatMap((section, number) => {
    if (section.about === 'head' || section.about === 'contact') return [section];
    // LinkedIn puts it under a name that follows the languages, before the summary.
    const next = sections[number + 1]?.about;
    const last = section.lines.findLast((line) => line.trim() !== '') ?? '';
    return isAside(section.about) && (next === 'bio' || next === 'work')
      ? [{ ...section, lines: [last] }]
      : [];
  });
  const place = piecesOf(near)
    .map((piece) => ({ piece, value: withoutTitle(piece) }))
    .find(({ value }) => isPlace(value));
  return place === undefined ? undefined : { field: 'location', value: place.value, found: place.piece };
}

const isAside = (about: About) => ['other', 'languages', 'training', 'registrations'].includes(about);

/** `Product Manager, Bengaluru, India` says what somebody does, and then where. */
function withoutTitle(piece: string): string {
  const [first = '', ...more] = piece.split(', ');
  return namesTitle(first) ? more.join(', ') : piece;
}

function piecesOf(sections: readonly Section[]): readonly string[] {
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.split(/[|•·\t]|\s{3,}/))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && piece.length <= 160);
}
