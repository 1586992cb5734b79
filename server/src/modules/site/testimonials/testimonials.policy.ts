import { Refusal } from '../../../platform/refusal.ts';
import type { TestimonialRow, Written } from './testimonials.repository.ts';

/** Refuses a save or a confirmation by someone who has not seen what is stored. */
export function requireVersion({ version }: Pick<TestimonialRow, 'version'>, seenVersion: number): void {
  if (version === seenVersion) return;
  const message = 'Someone else has changed this testimonial. Nothing was saved: reload the page to see it.';
  throw new Refusal('changed', message, { status: 409 });
}

/** An example of the demo says nothing that anybody could confirm, and keeps its words as it keeps its tag. */
export function requireReal({ example }: Pick<TestimonialRow, 'example'>): void {
  if (!example) return;
  const message = 'This is an example of the demo. Delete it, and add what a client really said.';
  throw new Refusal('example', message, { status: 409 });
}

const publicWords = ['quote', 'name', 'role', 'organisation'] as const;

/** A confirmation is of these words and this name: with others, somebody has to confirm them. */
export function staysConfirmed(row: Written, to: Written): boolean {
  return publicWords.every((word) => row[word] === to[word]);
}
