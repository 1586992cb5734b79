/** Log-in methods; the form's `way` field names the one in use. */
export type LogInMethod = 'password' | 'google' | 'passkey';

export function readLogInMethod(text: string | undefined): LogInMethod {
  return text === 'google' || text === 'passkey' ? text : 'password';
}
