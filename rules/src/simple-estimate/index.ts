export {
  type SimpleLicenceFacts,
  type SimplePart,
  type SimpleVisaCost,
  type SimpleVisaFacts,
  simpleLicenceCost,
  simpleVisaCost,
} from './simple-estimate.ts';
