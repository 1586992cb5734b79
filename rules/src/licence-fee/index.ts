export {
  type LicenceCost,
  type LicenceFacts,
  type LicenceType,
  licenceCost,
  type SponsorSize,
} from './licence-fee.ts';
export { licenceFeeParameters } from './parameters.ts';
