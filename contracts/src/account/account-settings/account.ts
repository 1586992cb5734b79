import { forSignedIn } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { fullName, messageResponse, moment, newPassword, oneTimeCode } from './account-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

const tag = 'Your account';

export const changeDetailsOperation = defineOperation({
  id: 'changeDetails',
  method: 'PATCH',
  path: '/api/me',
  tag,
  access: forSignedIn,
  summary: 'Changes the name of this account.',
  request: z.strictObject({ fullName }).meta({ id: 'Details' }),
  response: messageResponse,
});

/** Mails a code to the new address; the old one is told when it has changed. */
export const changeEmailOperation = defineOperation({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/me/email',
  tag,
  access: forSignedIn,
  summary:
    'Requests a new email address. We email it a code, and the address changes once the code is sent back.',
  request: z.strictObject({ email: emailAddress }).meta({ id: 'NewEmail' }),
  response: messageResponse,
});

export const confirmEmailOperation = defineOperation({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/me/email/confirm',
  tag,
  access: forSignedIn,
  summary: 'Changes the email address, with the code emailed to the new one.',
  request: z.strictObject({ email: emailAddress, otp: oneTimeCode }).meta({ id: 'NewEmailCode' }),
  response: messageResponse,
});

export const changePasswordOperation = defineOperation({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/me/password',
  tag,
  access: forSignedIn,
  summary: 'Changes the password, and ends every other session.',
  request: z.strictObject({ password: newPassword }).meta({ id: 'NewPassword' }),
  response: messageResponse,
});

/** How somebody is mailed about a group of notifications. The list in the app shows all of them. */
export const mailChoices = ['at-once', 'daily', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];
const mailChoice = z.enum(mailChoices, 'Choose at once, daily or never.');

const notifications = {
  messages: mailChoice.describe('New messages.'),
  applications: mailChoice.describe('One’s own applications: sent, changed, an offer.'),
  applicants: mailChoice.describe('Of an employer: who applied, what they shared, what they answered.'),
  jobs: mailChoice.describe(
    'Of an employer: a job that closes or can no longer be sponsored, the register, the days of sponsor duties that moved.',
  ),
  jobAlerts: z.boolean().describe('New jobs that match.'),
  productNews: z.boolean().describe('What is new on this site.'),
};

/** Which mails somebody wants; what concerns the safety of the account is always sent. */
export const showNotificationsOperation = defineOperation({
  id: 'showNotifications',
  method: 'GET',
  path: '/api/me/notifications',
  tag,
  access: forSignedIn,
  summary: 'Which emails this account wants.',
  response: z.object(notifications).meta({ id: 'Notifications' }),
});

export const changeNotificationsOperation = defineOperation({
  id: 'changeNotifications',
  method: 'PUT',
  path: '/api/me/notifications',
  tag,
  access: forSignedIn,
  summary: 'Chooses which emails this account wants.',
  request: z.strictObject(notifications).meta({ id: 'NotificationChoice' }),
  response: messageResponse,
});

/** Everything we hold about the caller. */
export const exportOperation = defineOperation({
  id: 'downloadMyData',
  method: 'POST',
  path: '/api/me/export',
  limit: costly.ownData,
  tag,
  access: forSignedIn,
  summary: 'Everything we hold about this account, as a ZIP with a page that says what is in it.',
  file: { type: 'application/zip', name: 'portway-my-data.zip' },
  response: z.instanceof(Uint8Array),
});

export const deleteAccountOperation = defineOperation({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/me/deletion',
  tag,
  access: forSignedIn,
  summary: 'Deletes this account in seven days. Until then, it can be undone.',
  response: z.object({ message: z.string(), deletionDue: moment }).meta({ id: 'DeletionDue' }),
});

export const keepAccountOperation = defineOperation({
  id: 'keepAccount',
  method: 'DELETE',
  path: '/api/me/deletion',
  tag,
  access: forSignedIn,
  summary: 'Undoes the deletion of this account.',
  response: messageResponse,
});

export const accountOperations = {
  changeDetailsOperation,
  changeEmailOperation,
  confirmEmailOperation,
  changePasswordOperation,
} as const;

export const notificationChoiceOperations = {
  showNotificationsOperation,
  changeNotificationsOperation,
} as const;

export const personalDataOperations = {
  exportOperation,
  deleteAccountOperation,
  keepAccountOperation,
} as const;
