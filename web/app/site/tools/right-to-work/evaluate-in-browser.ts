import { londonToday } from '../../../kit/page/london-today.ts';
import { evaluateCheck } from './evaluate-check.ts';

/** Works out the result in the browser. */
export const answer = (query: URLSearchParams) => evaluateCheck(query, londonToday());
