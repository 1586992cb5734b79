/** The last search and how far it was looked through, so that whoever looked elsewhere finds it again. */
let lastSearch = '';
/** Whether the page before this one was the list of jobs: then the browser's own way back restores its place. */
let isBehind = false;

export function noteSearch(query: string): void {
  lastSearch = query;
}

export const lastSearchAddress = (): string => `?${lastSearch}`;

/** The list is left: the next page may lead back to it. */
export function noteLeft(): void {
  isBehind = true;
}

/** Told once, to the page that comes after. */
export function cameFromList(): boolean {
  const came = isBehind;
  isBehind = false;
  return came;
}
