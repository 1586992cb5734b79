import type { ResponseOf } from '@portway/contracts/operation';
import type { colleaguesOperation, staffEnquiryOperation } from '@portway/contracts/staff/staff';

export type WholeEnquiry = ResponseOf<typeof staffEnquiryOperation>;
export type Colleague = ResponseOf<typeof colleaguesOperation>['staff'][number];
