export {
  type CertificateLength,
  lengthBetween,
  monthsBegun,
  wholeMonths,
  withMoreDays,
} from './certificate-length.ts';
export { certificateUsedOn } from './certificate-use.ts';
export {
  certificateParameters,
  certificateStart,
  longestCertificate,
  permissionAfterCertificate,
} from './parameters.ts';
