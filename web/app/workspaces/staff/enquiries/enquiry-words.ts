import type { ResponseOf } from '@portway/contracts/operation';
import type { staffEnquiriesOperation } from '@portway/contracts/staff/staff';

export type EnquiryHead = ResponseOf<typeof staffEnquiriesOperation>['enquiries'][number];

export const kindWords = {
  contact: 'Message',
  pricing: 'Prices',
  university: 'University',
  demo: 'Booking',
  assessment: 'Assessment',
  report: 'Report',
} as const satisfies Record<EnquiryHead['kind'], string>;

export const stateWords = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
} as const satisfies Record<EnquiryHead['state'], string>;

export const stateLooks = { new: 'gold', open: 'sky', answered: 'mint', closed: 'sand' } as const;

/** A count that the server caps at one thousand. */
export function countWords(count: number): string {
  return count >= 1000 ? '1,000+' : String(count);
}
