import type { ReactNode } from 'react';

/** One section of the policy. Its id is the fragment that links to it and opens it. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
