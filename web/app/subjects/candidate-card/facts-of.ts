import type { CandidateCard } from '@portway/contracts/candidate/profile/candidate-card';
import {
  careerTrackWords,
  companySizeWords,
  environmentWords,
  importanceWords,
  levelWords,
  mattersMostWords,
  motivationWords,
  otherJobTypeWords,
  remotePreferenceWords,
} from '../../text/profile/profile-choices.ts';

/** A topic, and what the candidate says about it. */
export interface Fact {
  readonly about: string;
  readonly said: string;
}

/** The job that a candidate would like next; missing answers are left out. */
export function nextFacts({ next }: Pick<CandidateCard, 'next'>): Fact[] {
  const { salary, jobType, otherJobTypes, locations, workRemotely, remotePreference, companySizes } = next;
  return factRows({
    'Desired salary': salary && `${inCurrency(salary)} a year`,
    Level: jobType && levelWords[jobType],
    'Also open to': beside(otherJobTypes.map((type) => otherJobTypeWords[type])),
    'Remote work': remoteInWords({ workRemotely, remotePreference }),
    Location: together(locations),
    'Ideal company size': beside(companySizes.ideal.map(sizeInWords)),
    'Other company sizes': beside(companySizes.yes.map(sizeInWords)),
  });
}

export function cultureFacts({ culture }: Pick<CandidateCard, 'culture'>): Fact[] {
  const { motivation, careerTrack, environment, mostImportant, remoteImportance, quietImportance } = culture;
  return factRows({
    'Motivated more by': motivation && motivationWords[motivation],
    'Next five years': careerTrack && careerTrackWords[careerTrack],
    'Works best in': environment && environmentWords[environment],
    'What matters most': beside(mostImportant.map((one) => mattersMostWords[one])),
    'Flexible remote policy': remoteImportance && importanceWords[remoteImportance],
    'Quiet office': quietImportance && importanceWords[quietImportance],
    'Markets wanted': together(culture.marketsWanted),
    'Technologies wanted': together(culture.technologiesWanted),
  });
}

/** Null for a candidate who does not say that they are open to it. */
export function remoteInWords({
  workRemotely,
  remotePreference,
}: Pick<CandidateCard['next'], 'workRemotely' | 'remotePreference'>): string | null {
  if (!workRemotely) return null;
  return remotePreference === null ? 'Open to it' : remotePreferenceWords[remotePreference];
}

/** `03/2023` as Mar 2023. */
export function monthInWords(month: string): string {
  const [number = '', year = ''] = month.split('/');
  return months.format(Date.UTC(Number(year), Number(number) - 1));
}

function factRows(facts: Readonly<Record<string, string | null>>): Fact[] {
  return Object.entries(facts).flatMap(([about, said]) => (said ? [{ about, said }] : []));
}

function inCurrency({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}

function sizeInWords(size: keyof typeof companySizeWords): string {
  const { name, people } = companySizeWords[size];
  return `${name} (${people})`;
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const together = (names: readonly string[]): string => list.format(names);
/** Joins whole phrases, which may contain an "and" of their own. */
const beside = (phrases: readonly string[]): string => phrases.join(' · ');
