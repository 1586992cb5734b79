export {
  type HealthSurcharge,
  healthSurcharge,
  type Surcharge,
  type SurchargeFacts,
} from './health-surcharge.ts';
export { healthSurchargeParameters } from './parameters.ts';
