import { Refusal } from '../../refusal.ts';

export interface OpenUploadLimits {
  /** How many one account may have open. */
  readonly perAccount: number;
  /** How many bytes all open uploads may have together. */
  readonly bytes: number;
}

export const usualOpenUploads: OpenUploadLimits = { perAccount: 2, bytes: 500_000_000 };

/** Frees the place of an upload; calling it again does nothing. */
export type Release = () => void;

/** Counts the uploads that are open, from their first byte to their response. */
export class OpenUploads {
  readonly #limits: OpenUploadLimits;
  readonly #accounts = new Map<string, number>();
  #bytes = 0;

  constructor(limits: OpenUploadLimits) {
    this.#limits = limits;
  }

  /** Takes a place for so many bytes; throws a Refusal where there is none. */
  take(account: string, bytes: number): Release {
    const open = this.#accounts.get(account) ?? 0;
    if (open >= this.#limits.perAccount) throw tooManyOpen();
    if (this.#bytes + bytes > this.#limits.bytes) throw tooManyAtOnce();
    this.#accounts.set(account, open + 1);
    this.#bytes += bytes;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#bytes -= bytes;
      const remaining = (this.#accounts.get(account) ?? 0) - 1;
      if (remaining > 0) this.#accounts.set(account, remaining);
      else this.#accounts.delete(account);
    };
  }
}

function tooManyOpen(): Refusal {
  const message =
    'Two of your files are already being uploaded. Wait until one of them has finished, then try again.';
  return new Refusal('uploads-open', message, { status: 429, retryAfter: 10 });
}

/** Too many files of everybody, whether they still arrive or wait to be checked. */
export function tooManyAtOnce(): Refusal {
  const message = 'Many people are uploading files at the moment. Please try again in a minute.';
  return new Refusal('uploads-busy', message, { status: 503, retryAfter: 60 });
}
