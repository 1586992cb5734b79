import type { ReactNode } from 'react';

/** One section of the policy. Its id is an address that opens it. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
