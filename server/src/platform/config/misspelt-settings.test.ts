import { expect, it } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['APP_SECRETS', 'APP_SECRET'],
  ['APP_ORIGIM', 'APP_ORIGIN'],
  ['App_Origin', 'APP_ORIGIN'],
])('%s is said to be no setting, and %s to be meant', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x', PATH: '/bin', HOME: '/root', HOSTNAME: 'a' })).toEqual([
    `${name} is no setting and is not used. Is ${meant} meant?`,
  ]);
});

it('a variable that is far from each setting is left alone, and so is a setting', () => {
  expect(misspeltSettings({ SMTP_URL: 'x', PORTS: '1', NODE_ENV: 'production', LOGNAME: 'a' })).toEqual([]);
});
