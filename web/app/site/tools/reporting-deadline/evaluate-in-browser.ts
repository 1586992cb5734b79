import { londonToday } from '../../../kit/page/london-today.ts';
import { evaluateDeadline } from './evaluate-deadline.ts';

/** Works out the result in the browser. */
export const answer = (query: URLSearchParams) => evaluateDeadline(query, londonToday());
