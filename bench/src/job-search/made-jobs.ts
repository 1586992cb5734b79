import { type Chance, chance } from '../rules/seeded.ts';
import type { RealJob } from './real-jobs.ts';

/** A job to load. Title, employer and texts are real if available; everything else is drawn from a seed. */
export interface MadeJob {
  readonly employer: number;
  readonly publishedAt: Date;
  readonly sponsorable: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

export const employers = 4000;

// Roughly as the population is spread over the UK: London often, Inverness seldom.
const places = [
  ['London', 'england', 30],
  ['Manchester', 'england', 9],
  ['Birmingham', 'england', 8],
  ['Leeds', 'england', 6],
  ['Glasgow', 'scotland', 5],
  ['Edinburgh', 'scotland', 5],
  ['Bristol', 'england', 5],
  ['Liverpool', 'england', 4],
  ['Cambridge', 'england', 4],
  ['Cardiff', 'wales', 3],
  ['Belfast', 'northern-ireland', 3],
  ['Newcastle upon Tyne', 'england', 3],
  ['Oxford', 'england', 3],
  ['Swansea', 'wales', 1],
  ['Stoke-on-Trent', 'england', 1],
  ['Inverness', 'scotland', 1],
] as const;
export const placeNames = ['London', 'Manchester', 'Birmingham', 'Leeds', 'Cardiff', 'Inverness'] as const;
const drawnPlaces = places.flatMap(([place, nation, times]) =>
  Array<readonly [string, string]>(times).fill([place, nation]),
);
const skills = [
  'TypeScript',
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'Python',
  'Kubernetes',
  'SQL',
  'Excel',
  'Safeguarding',
  'Phlebotomy',
  'Welding',
  'Welsh',
  'Payroll',
  'AutoCAD',
  'Rust',
  'COBOL',
  'Triage',
  'Forklift',
  'Fundraising',
] as const;
const before = ['Senior', 'Junior', 'Lead', 'Principal', 'Trainee', 'Deputy', 'Graduate', 'Interim'] as const;
const after = [
  'Nights',
  'Platform',
  'North',
  'Growth',
  'Community',
  'Projects',
  'Delivery',
  'Research',
] as const;
const day = 86_400_000;

/**
 * This many jobs, oldest first, posted over the half year up to `until`. The same seed gives the same jobs.
 */
export function* madeJobs(real: readonly RealJob[], most: number, until: number): Generator<MadeJob> {
  const draw = chance(20_261_121);
  for (let at = 0; at < most; at += 1) {
    const publishedAt = new Date(until - Math.floor(((most - at) / most) * 180 * day));
    yield madeJob({ real, draw, copy: at >= real.length }, publishedAt);
  }
}

function madeJob(
  { real, draw, copy }: { real: readonly RealJob[]; draw: Chance; copy: boolean },
  publishedAt: Date,
): MadeJob {
  const one = real[draw.upTo(real.length - 1)];
  const other = real[draw.upTo(real.length - 1)];
  if (one === undefined || other === undefined) throw new RangeError('There are no jobs to draw from.');
  const [place, nation] = drawnPlaces[draw.upTo(drawnPlaces.length - 1)] ?? ['London', 'england'];
  const payFrom = 22_000 + 500 * draw.upTo(draw.upTo(180));
  const answers = {
    title: copy ? varied(one.title, draw) : one.title,
    ...(draw.upTo(9) < 8 ? { place, nation } : {}),
    workplace: draw.oneOf([
      'on-site',
      'on-site',
      'hybrid',
      'hybrid',
      'fully-remote',
      'occasional-office-visits',
    ]),
    level: draw.oneOf(['intern', 'entry', 'entry', 'mid', 'mid', 'mid', 'senior']),
    employment: 'permanent',
    hoursPerWeek: 37.5,
    currency: draw.upTo(99) < 96 ? 'GBP' : draw.oneOf(['EUR', 'USD']),
    payFrom,
    payTo: payFrom + 500 * draw.upTo(30),
    occupationCode: `${1 + draw.upTo(8)}${1 + draw.upTo(4)}${1 + draw.upTo(4)}${1 + draw.upTo(6)}`,
    skills: [
      ...new Set(Array.from({ length: 3 + draw.upTo(3) }, () => skills[draw.upTo(skills.length - 1)])),
    ],
    summary: pieceOf(other.text, draw),
    sponsorship: draw.oneOf(['yes', 'depends', 'no']),
  };
  const sponsorable = draw.oneOf(['anyone', 'new-entrants', 'nobody', 'nobody', 'unknown', 'phd']);
  return { employer: draw.upTo(draw.upTo(employers - 1)), publishedAt, sponsorable, answers };
}

/** Each copy gets different words, so that a million jobs have more words than fifty thousand. */
function varied(title: string, draw: Chance): string {
  const how = draw.upTo(3);
  if (how === 0) return `${draw.oneOf(before)} ${title}`.slice(0, 120);
  if (how === 1) return `${title} ${draw.oneOf(after)}`.slice(0, 120);
  return how === 2 ? `${title} ${1 + draw.upTo(9999)}`.slice(0, 120) : title;
}

function pieceOf(text: string, draw: Chance): string {
  const start = draw.upTo(Math.max(0, text.length - 400));
  return text.slice(start, start + 390).replaceAll(/\s+/g, ' ');
}
