/** Names that lead nowhere outside one machine or network. */
const local =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)\.?$/i;

/** Whether a host, as `URL` writes it, is a name of the public internet, and no number. */
export function isPublicHost(hostname: string): boolean {
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return hostname.includes('.') && !isNumber && !local.test(hostname);
}

/**
 * Whether an address leads to a public host, without a user's name or password in it. A backslash is a slash to browsers
 * and none to other programs, which would read another host. So is a third slash, and signs that nobody sees are left out.
 */
export function isPublicAddress(address: string): boolean {
  if (/[\\\p{Default_Ignorable_Code_Point}]|:\/{3}/u.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return isPublicHost(hostname) && username === '' && password === '';
}
