export {
  type BarredPermission,
  barredPermissions,
  noSwitchingFrom,
  studentSwitchAfter,
  switchingParameters,
} from './parameters.ts';
export {
  type MaySwitch,
  type OtherPermission,
  type StudentSwitch,
  type SwitchingFacts,
  switchingInside,
  type VisaType,
} from './switching.ts';
