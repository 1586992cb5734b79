export { correctCertificate, type MistakeFacts } from './certificate-correction.ts';
export {
  type CertificateLength,
  lengthBetween,
  monthsBegun,
  wholeMonths,
  withMoreDays,
} from './certificate-length.ts';
export {
  type AllocationYear,
  allocationYear,
  assignDefinedBy,
  type Prepared,
  type PreparedFacts,
  prepareCertificate,
} from './certificate-plan.ts';
export { certificateUsedOn } from './certificate-use.ts';
export type { CertificateMistake } from './correction-parameters.ts';
export type { CertificateCase, CertificateField } from './field-parameters.ts';
export {
  certificateParameters,
  certificateStart,
  certificateUse,
  definedAssignedWithin,
  longestCertificate,
  permissionAfterCertificate,
} from './parameters.ts';
