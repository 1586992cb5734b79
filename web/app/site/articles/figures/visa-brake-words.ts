import { type Sentence, say } from '../prose.ts';
import type { LawOfTheDay } from './law-of-the-day.ts';

/** Whom the visa brake bars from applying from outside the UK, said to employers; ends with what not to ask. */
export const brakeForEmployers = (law: LawOfTheDay): Sentence =>
  say`The visa brake: since ${law.since('visa-brake.skilled-worker')}, Skilled Worker applications from outside the UK by nationals of ${law.figure('visa-brake.skilled-worker')} are refused, whatever the certificate says. It is about nationality, not residence. Applications inside the UK are not affected. It was announced for about 18 months and is under review. Don’t ask applicants for their nationality and don’t choose by it; it is settled with the worker after the offer, before a certificate is assigned.`;
