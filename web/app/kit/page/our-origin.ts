/** Stands in a page that is drawn at build, where nobody knows our origin: the server puts that in its place. */
export const originToCome = 'https://origin.invalid';

let configured: string = originToCome;

/** Told by the server once: where people reach the site, whatever host a request names. */
export function setOurOrigin(origin: string): void {
  configured = origin;
}

/** Where people reach the site, for the addresses that must be whole. */
export function ourOrigin(): string {
  return typeof document === 'undefined' ? configured : location.origin;
}
