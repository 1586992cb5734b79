export { type VisaFacts, type VisaFactsOutcome, visaFactsFor, workerPaysEither } from './visa-facts.ts';
