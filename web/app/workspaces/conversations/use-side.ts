import type { Message } from '@portway/contracts/hiring/conversations/conversations';
import { useMe } from '../../kit/loading/use-me.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';

/** The side of a conversation that this tab shows. */
export const useSide = (): Message['side'] =>
  workspaceOf(useMe()) === 'employer' ? 'employer' : 'candidate';
