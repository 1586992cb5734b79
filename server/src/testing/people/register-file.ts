/** A small register with every quirk of the real one, written for tests. None of these organisations exists. */
const rows: readonly (readonly [
  name: string,
  town: string,
  county: string,
  rating: string,
  route: string,
])[] = [
  ['Northgate Systems Ltd', 'London', '', 'Worker (A rating)', 'Skilled Worker'],
  [
    'Northgate Systems Ltd',
    'London',
    '',
    'Worker (A rating)',
    'Global Business Mobility: Senior or Specialist Worker',
  ],
  ['Northgate Systems Ltd', 'London', '', 'Worker (A rating)', 'Skilled Worker'],
  ['Tidewater Health, Care & Sons PLC', '  Leeds ', 'West Yorkshire', 'Worker (B rating)', 'Skilled Worker'],
  ['LARKSPUR ROBOTICS LIMITED  T/A The "Robot" House', 'BRISTOL', '', 'Worker (A rating)', 'Skilled Worker'],
  ['Carmelite House', 'Oxford', 'Oxfordshire', 'Temporary Worker (A rating)', 'Religious Worker'],
  ['Carmelite House', 'York', '', 'Temporary Worker (A rating)', 'Religious Worker'],
  [
    'Harbour Lights Limited TA Pier Café',
    '',
    '',
    'Worker (UK Expansion Worker: Provisional )',
    'Global Business Mobility: UK Expansion Worker',
  ],
  ['O’Brien & Daughtersâ??s Bakery', 'Derry', '', 'Worker (A rating)', 'Skilled Worker'],
  ['Bäckerei Küche GmbH', 'Reading', 'Berkshire', 'Worker (A rating)', 'Skilled Worker'],
];

interface Looks {
  readonly bom?: boolean;
  readonly end?: '\r\n' | '\n';
  readonly quoted?: boolean;
  /** Some editions leave it out. */
  readonly county?: boolean;
  readonly without?: string;
  readonly besides?: readonly (readonly [string, string, string, string, string])[];
}

/** The file as an edition of the real register may look; without an organisation, or with others besides. */
export function registerFile({
  bom = false,
  end = '\n',
  quoted = true,
  county = true,
  without,
  besides = [],
}: Looks = {}): string {
  const field = (text: string) => (quoted || /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const head = ['Organisation Name', 'Town/City', ...(county ? ['County'] : []), 'Type & Rating', 'Route'];
  const body = [...rows, ...besides]
    .filter(([name]) => name !== without)
    .map(([name, town, place, rating, route]) => [name, town, ...(county ? [place] : []), rating, route]);
  return `${bom ? '\uFEFF' : ''}${[head, ...body].map((line) => line.map(field).join(',')).join(end)}${end}`;
}
