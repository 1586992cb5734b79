import {
  complianceRole,
  hiringRight,
  organisationRole,
} from '@portway/contracts/account/account-settings/account-fields';
import type { OrganisationLogEntry } from '@portway/contracts/account/organisation-log/organisation-log';
import { dayInWords } from '../../../text/days.ts';
import { complianceNames, hiringNames, roleNames } from '../organisation/roles.ts';

type Entry = Pick<OrganisationLogEntry, 'action' | 'actor' | 'subject' | 'details'>;

/** Whom or what an entry concerns; undefined where that is the one who did it, or has no name to show. */
export function subjectWords({ action, actor, subject }: Entry): string | undefined {
  if (subject === null || subject.id === actor?.id) return undefined;
  if (subject.name !== null) return subject.name;
  return /^member-(?:changed|removed)$|^compliance-role/.test(action) ? 'someone who left' : undefined;
}

/** What else the log keeps of an action, as a person would say it. */
export function detailWords({ action, details }: Entry): readonly string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    // An id, and the number of a register entry, say nothing.
    if (name === 'organisation' || name === 'entry' || value === '') return [];
    if (action === 'compliance-role-changed') return [sponsorshipWords(value)];
    if (action.startsWith('member-')) return [rightWords(name, value)];
    return [plainWords(name, value)];
  });
}

/** A right over one part of Portway. */
function rightWords(name: string, value: string): string {
  if (name === 'complianceRole') return sponsorshipWords(value);
  const hiring = hiringRight.safeParse(value);
  if (name === 'hiring' && hiring.success) return `Hiring: ${hiringNames[hiring.data]}`;
  const role = organisationRole.safeParse(value);
  return role.success ? `Organisation: ${roleNames[role.data]}` : plainWords(name, value);
}

function sponsorshipWords(value: string): string {
  const role = complianceRole.safeParse(value);
  return `Sponsorship: ${role.success ? complianceNames[role.data] : value}`;
}

function plainWords(name: string, value: string): string {
  const words = value.replaceAll('-', ' ');
  switch (name) {
    case 'count':
      return value === '1' ? '1 row' : `${value} rows`;
    case 'months':
      return value === '1' ? '1 month' : `${value} months`;
    case 'file':
      return value === 'cv' ? 'CV' : 'File in a message';
    case 'with':
      return value === 'cvs' ? 'With CVs' : 'Without CVs';
    case 'what':
      return value === 'sealed' ? 'Sealed facts alone' : words;
    case 'recordsUntil':
      return `Records were kept until ${dayInWords(value)}`;
    case 'rightToWorkUntil':
      return `Right to work copy was kept until ${dayInWords(value)}`;
    default: {
      const label = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${words}`;
    }
  }
}
