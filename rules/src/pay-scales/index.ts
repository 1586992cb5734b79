import { payScaleCodes } from './parameters.ts';
import { healthBands, lowerBands, nurseBeforeRegistrationPay } from './professions/band-parameters.ts';
import { dentists } from './professions/dentist-parameters.ts';
import { doctors } from './professions/doctor-parameters.ts';
import {
  educationalPsychologists,
  furtherEducation,
  higherLevelTeachingAssistants,
  teachingAssistants,
} from './professions/education-parameters.ts';
import { teachers } from './professions/teacher-parameters.ts';

export { lowestScalePoint, type ScalePoint } from './lowest-point.ts';
export { type NationalPayScale, nationalPayScale, type PayScaleFacts } from './national-pay-scale.ts';
export { nurseBeforeRegistration, type PayBeforeRegistration } from './nurse-before-registration.ts';
export { type BaseHours, type PayPlace, placeTitles, type ScaleKind } from './pay-scale.ts';
export { type FactChoices, type FactValue, payScaleChoices } from './pay-scale-choices.ts';
export { type CodesPayScale, type PayScaleRole, type PayScaleRoles, payScaleOf } from './pay-scale-of.ts';
export { payScaleRolesFor } from './roles-for.ts';
export type { LondonArea } from './where-paid.ts';

export const payScaleParameters = [
  payScaleCodes,
  healthBands,
  lowerBands,
  nurseBeforeRegistrationPay,
  teachers,
  doctors,
  dentists,
  furtherEducation,
  educationalPsychologists,
  higherLevelTeachingAssistants,
  teachingAssistants,
];
