/** The last search and its number of pages, so that the user can return to it. */
let lastSearch = '';
/** Whether the previous page was the list of jobs: then the browser's Back restores its scroll position. */
let isBehind = false;

export function noteSearch(query: string): void {
  lastSearch = query;
}

export const lastSearchAddress = (): string => `?${lastSearch}`;

/** The user leaves the list: the next page may link back to it. */
export function noteLeft(): void {
  isBehind = true;
}

/** Returned only once, to the next page. */
export function cameFromList(): boolean {
  const wasBehind = isBehind;
  isBehind = false;
  return wasBehind;
}
