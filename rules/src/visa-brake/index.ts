export { visaBrakeParameters } from './parameters.ts';
export {
  type BrakedRoute,
  brakeForEmployers,
  brakeForWorkers,
  type VisaBrake,
  visaBrake,
} from './visa-brake.ts';
