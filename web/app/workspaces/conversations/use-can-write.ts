import { mayHire } from '../../kit/loading/hiring-rights.ts';
import { useMe } from '../../kit/loading/use-me.ts';

/** Whether the user may write here: for an organisation, those with that right over its hiring. */
export function useCanWrite(): boolean {
  const me = useMe();
  return me.organisation === null || mayHire(me);
}
