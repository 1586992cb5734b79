import { londonToday } from '../../../../kit/page/london-today.ts';
import { evaluateSize } from './evaluate-size.ts';

/** Works out the result in the browser. */
export const answer = (query: URLSearchParams) => evaluateSize(query, londonToday());
