/** The ways in: the form of the page says which one is asked for. */
export type Way = 'password' | 'google' | 'passkey';

export function wayIn(text: string | undefined): Way {
  return text === 'google' || text === 'passkey' ? text : 'password';
}
