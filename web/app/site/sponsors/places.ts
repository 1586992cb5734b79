/** A town or a route, with its number of sponsors. */
export interface Place {
  readonly key: string;
  readonly name: string;
  readonly sponsors: number;
}

export const townPath = (key: string) => `/sponsors/towns/${key}`;
export const routePath = (key: string) => `/sponsors/routes/${key}`;
export const sponsorPath = (slug: string) => `/sponsors/${slug}`;

/** “1 sponsor”, “12,345 sponsors”. */
export function sponsorsCounted(count: number): string {
  return count === 1 ? '1 sponsor' : `${count.toLocaleString('en-GB')} sponsors`;
}
