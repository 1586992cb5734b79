export {
  type SimpleLicenceFacts,
  type SimplePart,
  type SimpleVisaCost,
  type SimpleVisaFacts,
  simpleLicenceCost,
  simpleVisaCost,
} from './simple-estimate.ts';
export { type SimpleSalary, type SimpleSalaryFacts, simpleSalary } from './simple-salary.ts';
