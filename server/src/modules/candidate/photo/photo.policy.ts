import { Refusal } from '../../../platform/refusal.ts';

export function wrongPhoto(): Refusal {
  const message = 'Please upload a JPEG, PNG or WebP picture.';
  return new Refusal('wrong-type', message, { status: 422, fields: { file: message } });
}
