import type { LogIns } from '../fill.ts';
import { demoPassword, emailOf, waysIn } from '../people.ts';

/** The settings that decide where the site runs and with which data, as the demo was started. */
type Environment = Readonly<Record<string, string | undefined>>;

const settings = ['PORT', 'HOST', 'APP_ORIGIN', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_WEB_URL'];

/** How to start the site on this data, where it is then, and how each kind of person logs in. */
export function howToLogIn(origin: string, { sponsors, staff }: LogIns, environment: Environment): string[] {
  const assignments = settings.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [`${name}=${value} `];
  });
  const withSecret = [...sponsors, { ...staff, role: 'staff, at /staff' }];
  return [
    `Start the site:  ${assignments.join('')}npm start`,
    `Then log in at   ${origin}/login`,
    `Password of all  ${demoPassword}`,
    '',
    ...waysIn.map(([what, fullName]) => `  ${what.padEnd(22)} ${emailOf(fullName)}`),
    '',
    'These need a code as well. Add the secret to an authenticator app:',
    ...withSecret.map(
      ({ fullName, role, secret }) => `  ${role.padEnd(22)} ${emailOf(fullName).padEnd(28)} ${secret}`,
    ),
    '',
    'Everybody else has an address of the same kind, and the same password.',
    'Figures, testimonials and contact details of ours are examples: npm run admin -- forget-demo deletes them.',
  ];
}
