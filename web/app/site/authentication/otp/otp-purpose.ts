/**
 * What a code is for: to confirm an email address, to choose a new password, or to log in on a new device
 * after others entered too many wrong passwords.
 */
export type Purpose = 'verify' | 'reset' | 'log-in';

export function purposeIn(query: URLSearchParams): Purpose {
  const purpose = query.get('purpose');
  return purpose === 'reset' || purpose === 'log-in' ? purpose : 'verify';
}
