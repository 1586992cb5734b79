import type { Source } from '../kernel/index.ts';
import type { LawSubject } from '../recorded/index.ts';

/**
 * Why a question is open. `unknown`: we do not know what the law says · `newer`: something newer than we read is known to
 * exist · `disputed`: sources differ · `one-source`: one source says it, or a practitioner's memory · `derived`: it
 * follows from other published figures, and no source states it.
 */
export type OpenBecause = 'unknown' | 'newer' | 'disputed' | 'one-source' | 'derived';

/** Something about the law that is not settled in our records, and what would settle it. */
export interface OpenQuestion {
  readonly id: string;
  readonly because: OpenBecause;
  readonly subject: LawSubject | undefined;
  readonly title: string;
  /** What is known, in sentences. */
  readonly known: string;
  /** What we go by until then, where the readings differ. */
  readonly weUse?: string;
  readonly settledBy: string;
  /** The parameter, where it is one. */
  readonly rule?: string;
  readonly sources: readonly Source[];
}
