import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';

type OfPerson = Extract<Waiting, { also: unknown }>;
type Also = OfPerson['also'];

/** Something that waits, and what its place in the list follows from. */
export interface Ranked {
  readonly one: Waiting;
  readonly tier: Tier;
  /** Within its tier, YYYY-MM-DD; empty comes first. */
  readonly day: string;
  /** Whom it is about: each person has one row. Null where it is about nobody, or more than one. */
  readonly person: string | null;
}

/** Past its day; what has a day, or is the next move of the organisation; what waits without a day; what can wait longer. */
export const tiers = { past: 0, dated: 1, undated: 2, later: 3 } as const;
type Tier = (typeof tiers)[keyof typeof tiers];

/** On the same day, by what is lost. */
const kinds = [
  'second-factor',
  'duty',
  'more-duties',
  'planned',
  'hire',
  'more-hires',
  'offer',
  'sponsorability',
  'applications',
  'another-time',
  'visa-facts',
  'review',
  'interview',
  'messages',
  'closing',
  'claim',
] as const satisfies readonly Waiting['kind'][];

/** One list, in its order, in which each person has one row that names what else waits about them. */
export function inOrder(ranked: readonly Ranked[]): Waiting[] {
  const list = ranked.toSorted(
    (one, other) => one.tier - other.tier || compare(one.day, other.day) || place(one.one) - place(other.one),
  );
  const further = new Map<string, Also>();
  const rows: Ranked[] = [];
  for (const row of list) {
    const { one, person } = row;
    const also = person === null ? undefined : further.get(person);
    if (also !== undefined && 'also' in one) {
      if (!also.includes(one.kind)) also.push(one.kind);
      continue;
    }
    if (person !== null) further.set(person, 'also' in one ? [...one.also] : []);
    rows.push(row);
  }
  return rows.map(({ one, person }) =>
    person !== null && 'also' in one ? { ...one, also: further.get(person) ?? [] } : one,
  );
}

const place = ({ kind }: Waiting): number => kinds.indexOf(kind);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
