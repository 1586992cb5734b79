let configured = '';

/** Told by the server once: where people reach the site, whatever host a request names. */
export function setOurOrigin(origin: string): void {
  configured = origin;
}

/** Where people reach the site, for the addresses that must be whole. Empty while pages are drawn at build. */
export function ourOrigin(): string {
  return typeof document === 'undefined' ? configured : location.origin;
}
