import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { KeyRole, SponsorSetUp } from '@portway/contracts/sponsor/licences/set-up';

interface StoredLicence {
  readonly licence_number: string | null;
  readonly rating: 'A' | 'B' | 'provisional' | null;
  readonly routes: string[];
  readonly allocation_from: string | null;
  readonly cut_over: string | null;
  readonly second_check: boolean;
  readonly remind_days: number[];
  readonly saved_at: Date;
}

interface StoredPerson {
  readonly id: string;
  readonly role: KeyRole;
  readonly full_name: string;
  readonly email: string | null;
  readonly account: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly declared_on: string | null;
}

interface StoredPlace extends Omit<SponsorSetUp['workPlaces'][number], 'closedOn'> {
  readonly closed_on: string | null;
}

/** What the register says of the entry that an organisation has claimed, in the words of the set-up. */
export function ofRegister({ confirmed }: RegisterMatch): SponsorSetUp['register'] {
  if (confirmed === null) return null;
  const { name, slug, ratings } = confirmed;
  const ratingText = ratings.map(({ rating }) => rating).join(' ');
  const rating = /\bB[ -]rat/i.test(ratingText)
    ? 'B'
    : /provisional/i.test(ratingText)
      ? 'provisional'
      : null;
  return {
    name,
    slug,
    rating: rating ?? (/\bA[ -]rat/i.test(ratingText) ? 'A' : null),
    routes: [...new Set(ratings.map(({ route }) => route))],
  };
}

export function licenceShown(row: StoredLicence | undefined): SponsorSetUp['licence'] {
  if (row === undefined) return null;
  return {
    licenceNumber: row.licence_number,
    rating: row.rating,
    routes: row.routes,
    allocationFrom: row.allocation_from,
    cutOver: row.cut_over,
    secondCheck: row.second_check,
    remindDays: row.remind_days,
    savedAt: row.saved_at.toISOString(),
  };
}

export function keyPersonShown(row: StoredPerson): SponsorSetUp['keyPeople'][number] {
  return {
    id: row.id,
    role: row.role,
    fullName: row.full_name,
    email: row.email,
    colleague: row.account,
    fromDay: row.from_day,
    untilDay: row.until_day,
    declaredOn: row.declared_on,
  };
}

export function workPlaceShown(row: StoredPlace): SponsorSetUp['workPlaces'][number] {
  const { id, name, address, nation, kind, closed_on: closedOn } = row;
  return { id, name, address, nation, kind, closedOn };
}

interface OnRecord {
  readonly licence: StoredLicence | undefined;
  readonly keyPeople: readonly StoredPerson[];
  readonly workPlaces: readonly StoredPlace[];
}

/** What a set-up consists of, and what of it is missing. */
export function stepsOf({ licence, keyPeople, workPlaces }: OnRecord): SponsorSetUp['steps'] {
  const holds = (role: KeyRole) => keyPeople.some((each) => each.role === role && each.until_day === null);
  return [
    { id: 'licence', title: 'Say that you hold a licence', done: licence !== undefined },
    {
      id: 'authorising-officer',
      title: 'Name the Authorising Officer',
      done: holds('authorising-officer'),
    },
    { id: 'level-1', title: 'Name a Level 1 User', done: holds('level-1') },
    {
      id: 'work-place',
      title: 'Add a work place, with the nation whose bank holidays count',
      done: workPlaces.some((each) => each.closed_on === null),
    },
    {
      id: 'cut-over',
      title: 'Choose the day from which Portway counts',
      done: licence !== undefined && licence.cut_over !== null,
    },
  ];
}
