import { recordFactsRepository } from './record-facts.repository.ts';
import { type RecordStandings, recordStandings } from './record-standing.service.ts';

/** How records stand: for the pages of records, and for what is found by itself. */
export const recordStandingsModule = (): RecordStandings => recordStandings(recordFactsRepository);
