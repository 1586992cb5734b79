/** Placeholder in pages rendered at build time, when our origin is unknown; the server replaces it. */
export const originToCome = 'https://origin.invalid';

let configured: string = originToCome;

/** Set once by the server: the public origin of the site, whatever host a request names. */
export function setOurOrigin(origin: string): void {
  configured = origin;
}

/** The site's public origin, for addresses that must be absolute. */
export function ourOrigin(): string {
  return typeof document === 'undefined' ? configured : location.origin;
}
