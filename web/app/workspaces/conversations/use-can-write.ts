import { useMe } from '../../kit/loading/use-me.ts';

/** Whether the user may write here: viewers of an organisation read only. */
export const useCanWrite = (): boolean => useMe().organisation?.role !== 'viewer';
