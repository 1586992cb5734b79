import { Refusal } from '../../../platform/refusal.ts';

export function requireStep(steps: readonly { readonly id: string }[], step: string): void {
  if (steps.some(({ id }) => id === step)) return;
  const message = 'This hire has no such step.';
  throw new Refusal('invalid', message, { status: 422, fields: { step: message } });
}
