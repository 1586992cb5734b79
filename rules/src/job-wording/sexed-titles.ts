/** Titles of one sex, and the word for everybody. */
const neutral: Readonly<Record<string, string>> = {
  salesman: 'salesperson',
  saleswoman: 'salesperson',
  saleslady: 'salesperson',
  salesgirl: 'salesperson',
  handyman: 'handyperson',
  waitress: 'waiting staff',
  barman: 'bar staff',
  barmaid: 'bar staff',
  'bar maid': 'bar staff',
  barwoman: 'bar staff',
  postman: 'postal worker',
  foreman: 'supervisor',
  craftsman: 'craftsperson',
  workman: 'worker',
  linesman: 'line technician',
  signalman: 'signaller',
  stockman: 'livestock worker',
  herdsman: 'livestock worker',
  yardman: 'yard worker',
  binman: 'refuse collector',
  dustman: 'refuse collector',
  milkman: 'milk deliverer',
  watchman: 'security guard',
  businessman: 'business person',
  sportsman: 'athlete',
  houseman: 'house assistant',
  landlady: 'landlord or owner',
  usherette: 'usher',
  masseuse: 'massage therapist',
  charlady: 'cleaner',
  chambermaid: 'room attendant',
  'girl friday': 'office assistant',
  'man friday': 'office assistant',
  cameraman: 'camera operator',
  fireman: 'firefighter',
  policeman: 'police officer',
  repairman: 'repairer',
  storeman: 'stores assistant',
  warehouseman: 'warehouse worker',
  doorman: 'door supervisor',
  draughtsman: 'draughtsperson',
  groundsman: 'groundskeeper',
  tradesman: 'tradesperson',
  serviceman: 'service engineer',
  maintenanceman: 'maintenance worker',
  'maintenance man': 'maintenance worker',
  'delivery man': 'delivery driver',
  'odd job man': 'handyperson',
  stewardess: 'cabin crew',
  'air hostess': 'cabin crew',
  hostess: 'host',
  manageress: 'manager',
  headmaster: 'head teacher',
  headmistress: 'head teacher',
  seamstress: 'sewing machinist',
  'cleaning lady': 'cleaner',
  'tea lady': 'catering assistant',
  'dinner lady': 'catering assistant',
  'lollipop lady': 'school crossing patrol',
  'office girl': 'office assistant',
  'office boy': 'office assistant',
  'paper boy': 'newspaper deliverer',
  'paper girl': 'newspaper deliverer',
  'shop girl': 'shop assistant',
  'shot girl': 'bar staff',
  'saturday boy': 'Saturday assistant',
  'saturday girl': 'Saturday assistant',
  'tea boy': 'office assistant',
  'promo girl': 'promoter',
};

const singular = (title: string) =>
  title
    .replace(/men$/, 'man')
    .replace(/ladies$/, 'lady')
    .replace(/(ss)es$/, '$1')
    .replace(/(girl|boy|maid|master)s$/, '$1');

/** The word for everybody; the title itself where there is none. */
export function neutralTitle(words: string): string {
  const title = words.toLowerCase().replaceAll(/[\s-]{1,3}/g, ' ');
  return neutral[title] ?? neutral[singular(title)] ?? title;
}

/** Matches each of them, one or several. */
export function titlesOfOneSex(): string {
  return Object.keys(neutral)
    .map((title) =>
      title
        .replace(/man$/, 'm[ae]n')
        .replace(/lady$/, 'lad(?:y|ies)')
        .replace(/ss$/, 'ss(?:es)?')
        .replace(/(girl|boy|maid|master)$/, '$1s?'),
    )
    .join('|');
}
