import { withNewerTable } from '../fee-table/index.ts';
import { parameter, pounds, since } from '../kernel/index.ts';
import {
  birketts,
  checkFees,
  guidesPage,
  harveys,
  laytons,
  mondaqFees,
  mondaqRises,
  visaFigures,
} from '../sources/index.ts';

export const workerCertificate = withNewerTable(
  parameter({
    id: 'certificate-fee.worker',
    title: 'Certificate of Sponsorship, Skilled Worker and other Worker routes',
    governedBy: 'assignedOn',
    unit: 'pence',
    checkAt: checkFees,
    versions: [
      since('2023-10-04', pounds(239), 'confirmed', laytons, birketts, mondaqRises),
      since('2025-04-09', pounds(525), 'confirmed', birketts, harveys, guidesPage, visaFigures),
    ],
  }),
);

export const temporaryCertificate = withNewerTable(
  parameter({
    id: 'certificate-fee.temporary',
    title: 'Certificate of Sponsorship, Temporary Worker routes',
    governedBy: 'assignedOn',
    unit: 'pence',
    checkAt: checkFees,
    versions: [
      since('2023-10-04', pounds(25), 'confirmed', mondaqFees, birketts),
      since('2025-04-09', pounds(55), 'confirmed', birketts, harveys),
    ],
  }),
);

export const certificateFeeParameters = [workerCertificate, temporaryCertificate];
