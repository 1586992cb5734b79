import { Refusal } from '../../../platform/refusal.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Refuses a name that another view of the person has. */
export function requireFreeName(views: readonly Named[], name: string, own?: string): void {
  const isTaken = views.some((view) => view.id !== own && view.name.toLowerCase() === name.toLowerCase());
  if (!isTaken) return;
  const message = 'You already use this name for a view. Choose another name.';
  throw new Refusal('invalid', message, { status: 422, fields: { name: message } });
}

export function requireRoom(views: readonly Named[], max: number): void {
  if (views.length < max) return;
  const message = `You have ${max} views already. Remove one first.`;
  throw new Refusal('too-many-views', message, { status: 409, fields: { name: message } });
}
