import { useEffect, useRef } from 'react';
import { type Turn, untouched } from '../../../kit/forms/form-state.ts';

/** How the form stands. Another day or zone ends what was said of it, and none of what was typed. */
export function useTurn<Turned extends Turn>(turned: Turned | undefined): Turned | Turn {
  const typed = useRef(untouched.typed);
  useEffect(() => {
    if (turned) typed.current = turned.typed;
  }, [turned]);
  return turned ?? { ...untouched, typed: typed.current };
}
