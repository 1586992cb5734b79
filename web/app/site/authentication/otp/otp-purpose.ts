/** What a code is for: to confirm an e-mail address, or to choose a new password. */
export type Purpose = 'verify' | 'reset';

export function purposeIn(query: URLSearchParams): Purpose {
  return query.get('purpose') === 'reset' ? 'reset' : 'verify';
}
