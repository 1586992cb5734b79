import { operations } from '@portway/contracts/operations';
import { nameKey } from '@portway/rules/word-index';

/** Operations about one subject. */
interface OperationGroup {
  /** In the address of its page. */
  readonly key: string;
  readonly tag: string;
  readonly operations: readonly (typeof operations)[number][];
}

const byTag = Map.groupBy(operations, ({ tag }) => tag);

export const operationGroups: readonly OperationGroup[] = [...byTag].map(([tag, operations]) => ({
  key: nameKey(tag),
  tag,
  operations,
}));

export const groupPath = (tag: string) => `/api/docs/groups/${nameKey(tag)}`;

/** “11 operations, no account needed”. */
export function groupInWords({ operations }: OperationGroup): string {
  const open = operations.filter(({ access }) => access.callers.includes('nobody')).length;
  const all = operations.length === 1 ? '1 operation' : `${operations.length} operations`;
  if (open === 0) return `${all}, with an account`;
  return open === operations.length ? `${all}, no account needed` : `${all}, no account needed for ${open}`;
}
