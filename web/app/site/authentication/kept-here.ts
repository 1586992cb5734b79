import { useSyncExternalStore } from 'react';
import { isLoggedIn, onLogOutElsewhere } from '../../kit/loading/signed-in.ts';

/** The address that is being confirmed, where the specification wants it. */
const emailKey = 'email';
/** A reset code that was right, on its way from one page to the next: for this tab alone, and never in an address. */
const resetKey = 'reset-code';

export function keepEmail(email: string): void {
  write(() => localStorage.setItem(emailKey, email));
}

export function forgetEmail(): void {
  write(() => localStorage.removeItem(emailKey));
}

export function keepResetCode(otp: string): void {
  write(() => sessionStorage.setItem(resetKey, otp));
}

export function forgetResetCode(): void {
  write(() => sessionStorage.removeItem(resetKey));
}

export const keptEmail = (): string => read(() => localStorage.getItem(emailKey));
export const keptResetCode = (): string => read(() => sessionStorage.getItem(resetKey));

/** What this browser keeps, empty when nothing; undefined on the server and while the page wakes. */
export function useKept(kept: () => string): string | undefined {
  return useSyncExternalStore(never, kept, () => undefined);
}

/** Whether somebody is logged in on this browser; `false` until the page has woken. */
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

/** A full or forbidden storage costs only the keeping: the pages then ask again. */
function write(change: () => void): void {
  try {
    change();
  } catch {}
}

function read(find: () => string | null): string {
  try {
    return find() ?? '';
  } catch {
    return '';
  }
}
