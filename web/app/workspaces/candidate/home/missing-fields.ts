import { profilePaths } from '../../../text/profile-paths.ts';

export interface MissingField {
  readonly to: string;
  readonly label: string;
}

/** The fields of the profile that recommend jobs, as worded within a sentence. */
const fields = new Map<string, MissingField>([
  ['primaryRole', { to: `${profilePaths.profile}#primaryRole`, label: 'your primary role' }],
  ['openToRoles', { to: `${profilePaths.profile}#openToRoles`, label: 'other roles you are open to' }],
  ['skills', { to: `${profilePaths.profile}#skills`, label: 'your skills' }],
  ['locations', { to: `${profilePaths.preferences}#locations`, label: 'where you want to work' }],
  ['salary', { to: `${profilePaths.preferences}#salary`, label: 'your desired salary' }],
]);

/** Links to the missing fields. A key that this version of the page does not know is skipped. */
export function missingFields(keys: readonly string[]): MissingField[] {
  return keys.flatMap((key) => fields.get(key) ?? []);
}
