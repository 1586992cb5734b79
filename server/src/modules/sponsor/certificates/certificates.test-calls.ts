import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validCertificates } from '../../../testing/requests/valid-import-requests.ts';

const aCertificate: NonNullable<AccessRow['id']> = (cast, whose, asking) =>
  cast.imports.certificateOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listCertificates: {},
  saveCertificateAllocation: { body: validCertificates.saveCertificateAllocation },
  addCertificate: { body: validCertificates.addCertificate },
  showCertificate: { id: aCertificate },
  saveCertificate: { id: aCertificate, body: validCertificates.saveCertificate },
  moveCertificate: { id: aCertificate, body: validCertificates.moveCertificate },
  noteCertificate: { id: aCertificate, body: validCertificates.noteCertificate },
  correctCertificate: { id: aCertificate, body: validCertificates.correctCertificate },
  recordSkillsChargeRecharged: { id: aCertificate, body: validCertificates.recordSkillsChargeRecharged },
};
