/** In this tab only: what the log-in said, for the page that it leads to. */
const key = 'arrival-message';

/** Keeps the message of a log-in for the next page. If storage is blocked, that page shows nothing. */
export function keepArrivalMessage(message: string): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {}
}

/** The message of the log-in that led here, empty if there was none. */
export function arrivalMessage(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function forgetArrivalMessage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
