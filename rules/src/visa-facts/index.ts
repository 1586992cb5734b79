export { type VisaFacts, type VisaFactsOutcome, visaFactsFor } from './visa-facts.ts';
