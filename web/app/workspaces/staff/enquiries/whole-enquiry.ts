import type { ResponseOf } from '@portway/contracts/operation';
import type { colleaguesOperation, deskEnquiryOperation } from '@portway/contracts/staff/staff';

export type WholeEnquiry = ResponseOf<typeof deskEnquiryOperation>;
export type Colleague = ResponseOf<typeof colleaguesOperation>['staff'][number];
