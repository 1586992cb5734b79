import { useSyncExternalStore } from 'react';
import { endedSession, isLoggedIn, onLogOutElsewhere } from '../../kit/loading/signed-in.ts';

/** Storage key of the email address being confirmed, as specified. */
const emailKey = 'email';
/**
 * Storage key of a verified reset code on its way to the next page: in this tab only, never in an address.
 */
const resetKey = 'reset-code';
/** Storage key of the link to a first password, in this tab only: sending the form takes it out of the address. */
const firstPasswordKey = 'first-password-link';

export function storeEmail(email: string): void {
  write(() => localStorage.setItem(emailKey, email));
}

export function forgetEmail(): void {
  write(() => localStorage.removeItem(emailKey));
}

export function storeResetCode(otp: string): void {
  write(() => sessionStorage.setItem(resetKey, otp));
}

export function forgetResetCode(): void {
  write(() => sessionStorage.removeItem(resetKey));
}

/** Keeps the link to a first password, which came after the # of the address. */
export function keepFirstPasswordLink(link: string): void {
  write(() => sessionStorage.setItem(firstPasswordKey, link));
}

export function forgetFirstPasswordLink(): void {
  write(() => sessionStorage.removeItem(firstPasswordKey));
}

export const firstPasswordLink = (): string =>
  new URLSearchParams(location.hash.slice(1)).get('first') ??
  readStorage(() => sessionStorage.getItem(firstPasswordKey));

export const storedEmail = (): string => readStorage(() => localStorage.getItem(emailKey));
export const storedResetCode = (): string => readStorage(() => sessionStorage.getItem(resetKey));

export const storedEndOfSession = (): string => readStorage(endedSession);

/** A stored value, empty when there is none; undefined on the server and during hydration. */
export function useStored(readStored: () => string): string | undefined {
  return useSyncExternalStore(never, readStored, () => undefined);
}

/** Whether somebody is logged in on this browser; `false` until hydration. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(onLogOutElsewhere, loggedIn, () => false);
}

const never = () => () => {};

function loggedIn(): boolean {
  try {
    return isLoggedIn();
  } catch {
    return false;
  }
}

/** If storage is full or blocked, nothing is stored, and the pages ask again. */
function write(change: () => void): void {
  try {
    change();
  } catch {}
}

function readStorage(find: () => string | null): string {
  try {
    return find() ?? '';
  } catch {
    return '';
  }
}
