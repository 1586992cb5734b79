import type { Me } from '@portway/contracts/auth';
import type { LucideIcon } from 'lucide-react';
import type { Findable } from './rank.ts';

/** What decides what somebody can find. */
export type Seeker = Pick<Me, 'role' | 'secondFactorDue' | 'deletionDue'>;

/** The headings under which they stand. */
export type QuickGroup =
  | 'Used last'
  | 'Pages'
  | 'Your profile'
  | 'Your account'
  | 'Actions'
  | 'Tools'
  | 'Rules'
  | 'Help'
  | 'Occupations';

export type QuickAct = 'system' | 'light' | 'dark' | 'log-out' | 'keep';

/** One thing that the quick search leads to or does. */
export interface QuickEntry extends Findable {
  readonly id: string;
  readonly group: QuickGroup;
  /** Where it stands, in a word or two. */
  readonly note?: string | undefined;
  readonly Icon: LucideIcon;
  readonly goal: { readonly to: string } | { readonly act: QuickAct };
}
