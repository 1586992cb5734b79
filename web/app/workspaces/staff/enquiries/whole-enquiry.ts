import type { colleaguesOperation, deskEnquiryOperation } from '@portway/contracts/desk';
import type { ResponseOf } from '@portway/contracts/operation';

export type WholeEnquiry = ResponseOf<typeof deskEnquiryOperation>;
export type Colleague = ResponseOf<typeof colleaguesOperation>['staff'][number];
