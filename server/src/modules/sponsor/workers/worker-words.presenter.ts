const fields: Readonly<Record<string, string>> = {
  full_name: 'Name',
  reference: 'Your number',
  manager: 'Manager',
  route: 'Route',
  tags: 'Tags',
  certificate_start: 'Certificate starts',
  certificate_ends: 'Certificate ends',
  visa_from: 'Permission begins',
  visa_ends: 'Permission ends',
  grant_notified_on: 'Told of the permission',
  started_on: 'First day',
  sponsorship_ended_on: 'Sponsorship ended',
  employment_ended_on: 'Last day of employment',
  salary_option: 'Salary option',
  rights_information_on: 'Employment rights information given',
  contact_confirmed_on: 'Contact details confirmed',
  hold_reason: 'Hold',
};

interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** One change of a fact, such as “Permission ends: 2027-03-01, was 2026-03-01”. */
export function changeInWords({ field, from, to }: Change): string {
  const name = fields[field] ?? field;
  // A manager is stored as an account, which says nothing to a reader.
  if (field === 'manager') return to === null ? 'No manager' : 'Manager changed';
  if (from === null || from === '') return `${name}: ${to ?? 'empty'}`;
  return `${name}: ${to === null || to === '' ? 'removed' : to}, was ${from}`;
}

/** A kind of event in words, where it led to no duty with a title of its own. */
export function eventTitle(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
