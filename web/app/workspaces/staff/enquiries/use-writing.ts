import { useState } from 'react';

/** A text being written, and its idempotency key: sent twice unchanged, it is stored once. */
export interface Writing {
  readonly text: string;
  readonly key: string;
}

export const untyped = (): Writing => ({ text: '', key: crypto.randomUUID() });

export const useWriting = () => useState(untyped);
