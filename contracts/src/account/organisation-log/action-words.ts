/** What was done, in words that a person would say. Actions without words of their own are read as they are named. */
const words: Readonly<Record<string, string>> = {
  'applicants-exported': 'Applicants exported',
  'applicants-kept-changed': 'How long applicants are kept changed',
  'authenticator-added': 'Authenticator app added',
  'authenticator-removed': 'Authenticator app removed',
  'calendar-feed-made': 'Calendar link made',
  'calendar-feed-ended': 'Calendar link ended',
  'compliance-role-changed': 'Sponsorship role changed',
  'data-exported': 'Copy of their own data taken',
  'deletion-asked': 'Deletion of their account asked for',
  'deletion-undone': 'Deletion of their account called off',
  'details-changed': 'Own details changed',
  'duty-file-opened': 'Evidence opened',
  'email-changed': 'Own email address changed',
  'invitation-revoked': 'Invitation withdrawn',
  'key-person-added': 'Key person added',
  'key-person-changed': 'Key person changed',
  'logged-out': 'Logged out',
  'member-changed': 'Rights of a member changed',
  'member-invited': 'Person invited',
  'organisation-changed': 'Organisation’s details changed',
  'organisation-left': 'Left the organisation',
  'organisation-log-exported': 'This log exported',
  'import-rows-downloaded': 'Rows of an imported file downloaded',
  'original-downloaded': 'Original file downloaded',
  'other-sessions-ended': 'Logged out everywhere else',
  'password-changed': 'Own password changed',
  'recovery-codes-renewed': 'New recovery codes made',
  'register-claim-asked': 'Register entry claimed, to be checked',
  'register-claim-given-back': 'Register entry given up',
  'register-claimed': 'Register entry chosen',
  'session-ended': 'One device logged out',
  'sponsor-archive-taken': 'Archive of sponsorship records taken',
  'sponsor-facts-saved': 'Size and licence as a sponsor saved',
  'sponsor-licence-saved': 'Sponsor licence saved',
  'sponsor-records-erased': 'Sponsorship records erased',
  'sponsored-worker-erased': 'Records of a sponsored worker erased',
  'sponsored-workers-exported': 'Sponsored workers exported',
  'virus-found': 'Virus found in a file',
  'work-place-added': 'Place of work added',
  'work-place-changed': 'Place of work changed',
};

/** `member-invited` as Person invited, `job-published` as Job published. */
export function actionWords(action: string): string {
  const plain = action.replaceAll('-', ' ');
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
