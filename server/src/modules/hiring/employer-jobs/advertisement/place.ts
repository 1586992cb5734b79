import { type Labelled, type Line, lineNamed, type Span } from './lines.ts';

/** Towns and cities of the United Kingdom, and some of Ireland, as advertisements write them. */
const towns: readonly string[] = (
  'London;Birmingham;Manchester;Glasgow;Liverpool;Leeds;Sheffield;Edinburgh;Bristol;Leicester;' +
  'Coventry;Bradford;Cardiff;Belfast;Nottingham;Kingston upon Hull;Hull;Newcastle upon Tyne;' +
  'Newcastle-upon-Tyne;Newcastle;Stoke-on-Trent;Southampton;Derby;Portsmouth;Brighton & Hove;' +
  'Brighton and Hove;Brighton;Hove;Plymouth;Northampton;Reading;Luton;Wolverhampton;Bolton;' +
  'Bournemouth;Poole;Norwich;Swindon;Swansea;Southend-on-Sea;Middlesbrough;Peterborough;Cambridge;' +
  'Oxford;Exeter;Gloucester;Cheltenham;York;Ipswich;Colchester;Milton Keynes;Blackpool;Preston;' +
  'Blackburn;Burnley;Lancaster;Oldham;Rochdale;Stockport;Salford;Warrington;Wigan;St Helens;' +
  'Birkenhead;Chester;Crewe;Macclesfield;Huddersfield;Halifax;Wakefield;Barnsley;Doncaster;' +
  'Rotherham;Harrogate;Scarborough;Whitby;Skipton;Ripon;Thirsk;Hartlepool;Darlington;Durham;' +
  'Sunderland;Gateshead;South Shields;Stockton-on-Tees;Redcar;Carlisle;Kendal;Barrow-in-Furness;' +
  'Lincoln;Grimsby;Scunthorpe;Boston;Grantham;Mansfield;Chesterfield;Buxton;Loughborough;Hinckley;' +
  'Nuneaton;Rugby;Leamington Spa;Warwick;Stratford-upon-Avon;Solihull;Walsall;Dudley;' +
  'West Bromwich;Telford;Shrewsbury;Stafford;Burton upon Trent;Lichfield;Tamworth;Worcester;' +
  'Malvern;Kidderminster;Redditch;Hereford;Ludlow;Kettering;Corby;Wellingborough;Bedford;' +
  'Stevenage;Hatfield;Watford;St Albans;Hemel Hempstead;Welwyn Garden City;Hertford;Harlow;' +
  "Chelmsford;Basildon;Brentwood;Bury St Edmunds;Lowestoft;Felixstowe;Great Yarmouth;King's Lynn;" +
  'Ely;Huntingdon;Aylesbury;High Wycombe;Slough;Windsor;Maidenhead;Bracknell;Wokingham;Newbury;' +
  'Basingstoke;Andover;Winchester;Farnborough;Aldershot;Guildford;Woking;Epsom;Redhill;Crawley;' +
  'Horsham;Worthing;Chichester;Eastbourne;Hastings;Lewes;Tunbridge Wells;Tonbridge;Maidstone;' +
  'Ashford;Canterbury;Dover;Folkestone;Margate;Ramsgate;Dartford;Gravesend;Chatham;Gillingham;' +
  'Rochester;Croydon;Bromley;Kingston upon Thames;Richmond;Uxbridge;Ealing;Wembley;Stratford;' +
  'Greenwich;Salisbury;Trowbridge;Chippenham;Bath;Weston-super-Mare;Taunton;Yeovil;Bridgwater;' +
  'Glastonbury;Dorchester;Weymouth;Torquay;Barnstaple;Truro;Falmouth;Penzance;St Ives;Newquay;' +
  'Stroud;Cirencester;Tewkesbury;Didcot;Abingdon;Banbury;Bicester;Witney;Harwell;Aberdeen;Dundee;' +
  'Inverness;Perth;Stirling;Falkirk;Paisley;Kilmarnock;Ayr;Dumfries;Livingston;Dunfermline;' +
  'Kirkcaldy;St Andrews;East Kilbride;Hamilton;Motherwell;Greenock;Fort William;Oban;Elgin;' +
  'Newport;Wrexham;Bangor;Aberystwyth;Llandudno;Carmarthen;Merthyr Tydfil;Bridgend;Barry;Llanelli;' +
  'Haverfordwest;Caernarfon;Rhyl;Derry;Londonderry;Lisburn;Newry;Armagh;Craigavon;Ballymena;' +
  'Antrim;Omagh;Enniskillen;Coleraine;Douglas;St Helier;Dublin;Cork;Galway;Limerick'
).split(';');

/** Parts of the United Kingdom that follow a town after a comma, and are none. */
const counties: ReadonlySet<string> = new Set(
  (
    'aberdeenshire;angus;argyll;avon;ayrshire;bedfordshire;berkshire;buckinghamshire;cambridgeshire;cheshire;clwyd;cornwall;' +
    'county durham;cumbria;derbyshire;devon;north devon;south devon;dorset;down;dumfries and galloway;dyfed;east lothian;' +
    'east sussex;east yorkshire;east riding of yorkshire;essex;fife;gloucestershire;greater london;greater manchester;gwent;' +
    'gwynedd;hampshire;herefordshire;hertfordshire;highland;isle of wight;kent;lanarkshire;lancashire;leicestershire;' +
    'lincolnshire;merseyside;mid glamorgan;middlesex;midlands;east midlands;west midlands;midlothian;moray;norfolk;' +
    'north yorkshire;northamptonshire;northumberland;nottinghamshire;orkney;oxfordshire;perthshire;powys;renfrewshire;rutland;' +
    'shetland;shropshire;somerset;south glamorgan;south yorkshire;staffordshire;stirlingshire;suffolk;surrey;teesside;tyrone;' +
    'tyne and wear;tyne & wear;warwickshire;west glamorgan;west lothian;west sussex;west yorkshire;wiltshire;worcestershire;' +
    'yorkshire;england;scotland;wales;northern ireland;united kingdom;uk'
  ).split(';'),
);
const labels = [
  'town',
  'location',
  'work location',
  'where',
  'based',
  'base',
  'site',
  'depot',
  'place',
  'city',
  'town/city',
  'place of work',
];
/** Words of an employer or of a job, which no town has. */
const noTown =
  /\b(?:Ltd|Limited|plc|LLP|Inc|Department|Faculty|School|Academy|College|University|Trust|Council|Group|Team|Hospital|House|Services?|Solutions|Consulting|Recruitment|Talent|People|Partners|Systems|Software|Foods?|Housing|Care|Homes?|Inn|Hotel|Instruments|Nights?|Days?|Adults?|Children|Level|Time|Band|Grade|Permanent|Temporary|Contract|\p{L}{3,}(?:er|ist|ian)s?)\b/iu;
/** How many lines at the beginning may name the place by itself. */
const heading = 7;
const longestHeading = 120;
const noPlace =
  /\b(?:home|remote|hybrid|flexible|various|nationwide|anywhere|UK|United Kingdom|England|Scotland|Wales|Ireland|site|office|multiple)\b/i;
const separators = /,|\(| - | – | — | or | OR | \/ |\/| with | and surrounding|\||·|;|\. |\.$/;

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longestFirst = [...towns].sort((one, other) => other.length - one.length).map(escaped);
const townPattern = (ending: string) =>
  `(?<![\\p{L}\\p{N}’'-])(?:${[...longestFirst, ...longestFirst.map((town) => town.toUpperCase())].join('|')})(?!${ending})`;
const town = new RegExp(townPattern("[\\p{L}\\p{N}’'-]"), 'gu');
/** `London weighting` is pay, and no place. */
const notWhere = /^[\s-]{1,3}(?:weighting|allowance|living wage|supplement|fringe)\b/iu;
/** A town by itself begins a line, or ends it after a comma. */
const endOfTown = /^\s{0,3}(?:$|[,(|·/–—-]|[A-Z]{1,2}\d{1,2}\b|or\b|OR\b|and surrounding\b|campus\b|\.)/u;
const startOfTown = /(?:^|[,|·/–—@-]\s{0,3}|\b[Bb]ased in\s)$/u;
const workThere =
  /\b(?:based|work|works|workshop|office|team|campus|clinic|site|role|engineer|developer|post|job)\b[^.;\n]{0,40}\b(?:in|at|our)\s$/iu;

/** The town: on a line that names it, in the lines at the top, or where the text says that the work is there. */
export function placeIn(
  text: string,
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Span<string> | undefined {
  const line = lineNamed(labelled, labels);
  if (line) return fromLabel(line);
  return fromPin(lines) ?? fromHeading(lines) ?? fromEmployerLine(lines) ?? fromWords(text);
}

/** Whether the words are a town, with its county or its part of the kingdom or alone. */
export function isPlaceName(words: string): boolean {
  const [first = '', ...rest] = words.split(/,\s{0,3}|\s\(/u).map((part) => part.trim().replace(/\)$/, ''));
  if (counties.has(first.toLowerCase())) return true;
  const [only] = townsIn(first);
  const isTown =
    only !== undefined && only.start === 0 && /^(?:\s[A-Z]{1,2}\d{1,2}.{0,4})?$/.test(first.slice(only.end));
  return isTown && rest.every((part) => part.length < 40);
}

/** `St Oswin’s Primary School, Hexham`: a name after a comma in one of the lines below the title. */
function fromEmployerLine(lines: readonly Line[]): Span<string> | undefined {
  for (const { text, start } of lines.slice(1, 4)) {
    if (text.length > longestHeading || /[:£€\d.]/.test(text)) continue;
    const parts = [...text.matchAll(/(?<=^|,\s?)[^,\s][^,]{1,60}/gu)];
    const places = parts.filter(({ 0: part }) => isTownLike(part.trim()));
    const last = places.at(-1);
    if (parts.length < 2 || last === undefined || last !== parts.at(-1)) {
      const town = places.at(-1);
      const follows =
        town === undefined ? undefined : parts[parts.indexOf(town) + 1]?.[0].trim().toLowerCase();
      if (town === undefined || follows === undefined || !counties.has(follows)) continue;
      return placed(town, start);
    }
    return placed(last, start);
  }
  return undefined;
}

function placed({ 0: words, index }: RegExpExecArray, start: number): Span<string> {
  const value = words.trim();
  return { value, start: start + index, end: start + index + value.length };
}

const isTownLike = (part: string) =>
  /^\p{Lu}[\p{L}’']{1,20}(?:[ -](?:\p{Lu}[\p{L}’']{1,20}|upon|on|le|la|the|of|in|by|under|next)){0,5}$/u.test(
    part,
  ) &&
  !noTown.test(part) &&
  !noPlace.test(part) &&
  !counties.has(part.toLowerCase());

function fromLabel({ text, start }: Line): Span<string> | undefined {
  const [first] = townsIn(text);
  if (first) return { value: first.value, start: start + first.start, end: start + first.end };
  const value = (text.split(separators, 1)[0] ?? '').trim();
  const isName = /^\p{Lu}[\p{L}’' &-]{1,60}$/u.test(value) && !noPlace.test(value);
  return isName ? { value, start, end: start + value.length } : undefined;
}

/** A line that a pin marks: the mark itself is not part of the line. */
function fromPin(lines: readonly Line[]): Span<string> | undefined {
  const [first] = lines
    .slice(0, heading)
    .filter(({ text }) => text.length <= longestHeading && townAlone(text));
  return first && fromLabel(first);
}

function townAlone(text: string): boolean {
  const [first] = townsIn(text);
  return first !== undefined && first.start === 0 && endOfTown.test(text.slice(first.end));
}

function fromHeading(lines: readonly Line[]): Span<string> | undefined {
  for (const { text, start } of lines.slice(0, heading)) {
    if (text.length > longestHeading) continue;
    const ownTown = townsIn(text).find(
      (each) =>
        !notWhere.test(text.slice(each.end, each.end + 20)) &&
        startOfTown.test(text.slice(Math.max(0, each.start - 12), each.start)) &&
        endOfTown.test(text.slice(each.end)),
    );
    if (ownTown) return { value: ownTown.value, start: start + ownTown.start, end: start + ownTown.end };
  }
  return undefined;
}

function fromWords(text: string): Span<string> | undefined {
  const townSpans = townsIn(text).filter(({ end }) => !notWhere.test(text.slice(end, end + 20)));
  const works = townSpans.find(({ start }) => workThere.test(text.slice(Math.max(0, start - 80), start)));
  const isOne = new Set(townSpans.map(({ value }) => value)).size === 1;
  const [first] = townSpans;
  const isChoice = townSpans.some(({ start, end }) =>
    townSpans.some((other) => /^ (?:or|and) $/.test(text.slice(end, other.start)) && other.start > start),
  );
  if (isChoice) return undefined;
  if (works) return works;
  const isPlaced =
    first !== undefined && /[,.]\s{0,2}$|\bin $/.test(text.slice(Math.max(0, first.start - 3), first.start));
  return isOne && isPlaced && !/\bremote/i.test(text) ? first : undefined;
}

function townsIn(text: string): Span<string>[] {
  return [...text.matchAll(town)].map(({ 0: value, index }) => ({
    value,
    start: index,
    end: index + value.length,
  }));
}
