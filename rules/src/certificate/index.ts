export {
  type CertificateLength,
  lengthBetween,
  monthsBegun,
  wholeMonths,
  withMoreDays,
} from './certificate-length.ts';
export { certificateUsedOn } from './certificate-use.ts';
export { certificateParameters, longestCertificate } from './parameters.ts';
