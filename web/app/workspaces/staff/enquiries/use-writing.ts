import { useState } from 'react';

/** Something being written, and the key it is sent under: sent twice unchanged, it is kept once. */
export interface Writing {
  readonly text: string;
  readonly key: string;
}

export const untyped = (): Writing => ({ text: '', key: crypto.randomUUID() });

export const useWriting = () => useState(untyped);
