import { londonToday } from '../../../kit/page/london-today.ts';
import { answerLicence } from './answer-licence.ts';

/** The answer from the rules in this browser. */
export const answer = (query: URLSearchParams) => answerLicence(query, londonToday());
