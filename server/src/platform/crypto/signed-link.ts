import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from './cipher.ts';

/** What one kind of link lets its holder do. */
export type LinkPurpose =
  | 'confirm-newsletter'
  | 'end-newsletter'
  | 'manage-booking'
  | 'invitation'
  | 'first-password'
  | 'stop-job-alerts'
  | 'stop-sponsor-alerts'
  | 'stop-notifications';

export type LinkRead =
  | { readonly status: 'good'; readonly id: string }
  | { readonly status: 'expired'; readonly id: string }
  /** Altered, truncated, or made for another purpose. */
  | { readonly status: 'not-ours' };

/** Links signed with this secret. `now` in milliseconds since 1970. */
export function signedLinks([newest, ...before]: Secret, now: () => number) {
  const seal = sealWith(newest);
  const seals = [seal, ...before.map(sealWith)];
  return {
    /** `expiresAt` in milliseconds since 1970; stored in whole seconds. */
    sign(purpose: LinkPurpose, id: string, expiresAt: number): string {
      const payload = `${id}.${Math.floor(expiresAt / 1000).toString(36)}`;
      return `${payload}.${seal(purpose, payload)}`;
    },
    read(purpose: LinkPurpose, token: string): LinkRead {
      const [, payload = '', id = '', expires = '', signature = ''] =
        /^(([\w-]+)\.([0-9a-z]{1,10}))\.([\w-]+)$/.exec(token) ?? [];
      if (!seals.some((each) => sameText(signature, each(purpose, payload)))) return { status: 'not-ours' };
      const expired = Number.parseInt(expires, 36) * 1000 <= now();
      return { status: expired ? 'expired' : 'good', id };
    },
  };
}

/** The signed part of links in emails: its holder may do one thing to one row until it expires. */
export type SignedLinks = ReturnType<typeof signedLinks>;

function sealWith(secret: string) {
  const key = createHmac('sha256', secret).update('signed links').digest();
  return (purpose: LinkPurpose, payload: string) =>
    createHmac('sha256', key).update(`${purpose}\n${payload}`).digest('base64url');
}

function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
