import { londonToday } from '../../../kit/page/london-today.ts';
import { evaluateLicence } from './evaluate-licence.ts';

/** Works out the result in the browser. */
export const answer = (query: URLSearchParams) => evaluateLicence(query, londonToday());
