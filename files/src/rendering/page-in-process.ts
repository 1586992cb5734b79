import { runInProcess } from './render-in-process.ts';
import type { DrawnKind } from './rendering-task.ts';

/** One page of a file. */
export interface PageToDraw {
  readonly kind: DrawnKind;
  readonly bytes: Uint8Array;
  /** The first page is 1. */
  readonly number: number;
  /** How many quarters of a turn to the right it is turned by hand. */
  readonly quarters: number;
}

/** The picture of one page as a JPEG, drawn in a process of its own. */
export const pageInProcess = ({ kind, bytes, ...page }: PageToDraw, signal: AbortSignal) =>
  runInProcess({ kind, title: '', bytes, page }, signal);
