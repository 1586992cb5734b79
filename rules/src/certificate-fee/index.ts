export { type CertificateFacts, certificateFee } from './certificate-fee.ts';
export { certificateFeeParameters } from './parameters.ts';
