const schemes = new Set(['http', 'https', 'mailto', 'tel']);
/** What programs pass over in an address before they open it. */
const unseen = /[\s\p{Cc}\p{Cf}]/gu;

/**
 * Whether an address opens nothing but a web page, an email or a telephone number. One without a scheme is
 * relative to the document: `www.example.com` by somebody who forgot it.
 */
export function isSafeLink(address: string): boolean {
  const plain = address.replaceAll(unseen, '');
  if (isOnNetwork(plain)) return false;
  const match = /^([a-z][a-z\d+.-]*):(.?)/i.exec(plain);
  if (match === null) return true;
  const [, scheme = '', after = ''] = match;
  // A host with its port, without a scheme.
  if (scheme.includes('.') && /\d/.test(after)) return true;
  return schemes.has(scheme.toLowerCase());
}

/** Whether a path leads to another computer, or may: the author's own disk is only a name elsewhere. */
export function isRemotePath(path: string): boolean {
  const plain = path.replaceAll(unseen, '');
  const local = onOwnDisk.exec(plain)?.groups?.path ?? plain;
  if (isOnNetwork(local)) return true;
  // `C:` is a disk; anything longer is a scheme.
  return /^[a-z][a-z\d+.-]+:/i.test(local);
}

/** An address of a file without a host, as Windows and macOS write it. */
const onOwnDisk =
  /^file:\/\/(?:localhost)?(?:\/(?![\\/])|\/(?=\/(?:Users|Applications|Library|private|var)\/)|(?=[a-z]:[\\/]))(?<path>.*)$/i;

const isOnNetwork = (path: string) => /^(?:[\\/]|%5c|%2f){2}/i.test(path);
