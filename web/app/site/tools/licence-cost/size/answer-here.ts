import { londonToday } from '../../../../kit/page/london-today.ts';
import { answerSize } from './answer-size.ts';

/** The answer from the rules in this browser. */
export const answer = (query: URLSearchParams) => answerSize(query, londonToday());
